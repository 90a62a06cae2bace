// Credits: the packs, paying for them, and the statement. Amounts of money come as '3.49', in US dollars.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const billingText = catalog('billing', {
  getMore: 'Get More Credits',
  yourBalance: ({ credits }: { credits: string }) => `Your balance: ${credits}`,
  statement: 'Statement',
  whatGamesCost: 'Each game generation costs 1 credit. With fresh questions it costs 2.',
  signInToBuy: 'Please sign in to purchase credits.',

  packs: 'Credit packs',
  /** What the most bought pack wears. */
  popularPack: 'POPULAR',
  /** `unit` is the word below, in small letters. */
  packCredits: ({ credits, unit }: { credits: number; unit: string }) => `${credits} ${unit}`,
  packUnit: ({ credits }: { credits: number }) =>
    plural(credits, { one: 'credit', other: 'credits' }),
  price: ({ dollars }: { dollars: string }) => `$${dollars}`,
  pricePerCredit: ({ dollars }: { dollars: string }) => `$${dollars} per credit`,
  buy: 'Buy Now',
  buyPack: ({ name }: { name: string }) => `Buy Now: ${name}`,
  opening: 'Loading...',

  subscriptions: ({ soon }: { soon: string }) => `Subscriptions ${soon}`,
  comingSoon: 'Coming soon',
  /** Stands behind the name of a subscription. */
  popularPlan: 'popular',
  subscription: ({ credits, dollars, each }: { credits: number; dollars: string; each: string }) =>
    plural(credits, {
      one: `${credits} credit, $${dollars} a month ($${each} each)`,
      other: `${credits} credits, $${dollars} a month ($${each} each)`,
    }),

  payment: {
    title: 'Complete Payment',
    what: ({ credits, dollars }: { credits: number; dollars: string }) =>
      plural(credits, {
        one: `${credits} credit for $${dollars} USD`,
        other: `${credits} credits for $${dollars} USD`,
      }),
    pay: ({ credits, dollars }: { credits: number; dollars: string }) =>
      plural(credits, {
        one: `Pay $${dollars} USD for ${credits} credit`,
        other: `Pay $${dollars} USD for ${credits} credits`,
      }),
    loadingForm: 'Loading the form…',
    processing: 'Processing...',
    detailsMissing: 'Please enter complete payment details',
    byStripe: 'Powered by Stripe',
    byTestMode: 'Powered by Riffle’s test mode: no money moves',
    successful: 'Payment Successful!',
    bought: ({ credits }: { credits: number }) =>
      plural(credits, {
        one: `You've successfully purchased ${credits} credit`,
        other: `You've successfully purchased ${credits} credits`,
      }),
    closes: 'This window closes automatically.',
  },

  /** The form where no money moves. */
  test: {
    notice: 'Test mode. No money moves, and no real card fits in here.',
    number: 'Card number',
    noTestCard: 'Only the test cards below are taken. Never type a real card here.',
    expiry: 'Expiry (MM/YY)',
    cvc: 'CVC',
    cards: 'The test cards',
    /** What each of them does, by its name in the contract. */
    outcomes: {
      succeeds: 'succeeds',
      declined: 'is declined',
      insufficientFunds: 'has too little on it',
      expired: 'has expired',
      wrongCode: 'has another code',
      authentication: 'asks for authentication',
    },
    holder: 'The test bank asks whether it is you. What would the card’s holder do?',
    complete: 'Complete Authentication',
    fail: 'Fail Authentication',
  },
});

/** The statement of credits. */
export const statementText = catalog('statement', {
  title: 'Your credits',
  loadingCredits: 'Loading your credits…',
  signInFirst: 'Please sign in to see your credits.',
  balanceNow: ({ credits }: { credits: string }) => `Balance: ${credits}`,
  loading: 'Loading your statement…',
  notLoaded: 'Your statement could not be loaded.',
  nothing: 'Nothing has come or gone yet.',
  caption: 'Your statement, newest first',
  when: 'When',
  what: 'What',
  credits: 'Credits',
  balance: 'Balance',
  /** In two lines at most: `dayFirst` is the day as it stands before the time. */
  dayAndTime: ({ dayFirst, time }: { dayFirst: string; time: string }) => `${dayFirst} ${time}`,
  dayFirst: ({ day }: { day: string }) => `${day},`,

  /** What an entry was for; `about` is a topic or the name of a pack. */
  firstCredit: 'Welcome: your first credit',
  deck: 'Deck',
  deckAbout: ({ about }: { about: string }) => `Deck: ${about}`,
  grant: 'A present from Riffle',
  pack: 'Credit pack',
  packAbout: ({ about }: { about: string }) => `Credit pack: ${about}`,
  refund: 'Refund',
  refundAbout: ({ about }: { about: string }) => `Refund: ${about}`,

  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: ({ page, last }: { page: number; last: number }) => `Page ${page} of ${last}`,
});
