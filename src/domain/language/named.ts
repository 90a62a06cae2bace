// Languages that a host asks for by name: 'in German', 'auf Deutsch', 'po polsku', '英語で'.
import { CARD_LANGUAGES, type CardLanguage } from './languages.ts';

/** What a language is called after 'in' and its like, in its own and the most usual other languages. */
const CALLED: Readonly<Record<Exclude<CardLanguage, 'other'>, string>> = {
  en: 'english|englisch|englischer|anglais|ingl[eé]s|ingl[eê]s|inglese|engels|engelska?|angielsku|englez[aăe]|engleskom|английском|англійською|английски|αγγλικά',
  de: 'german|deutsch|deutscher|allemand|alem[aá]n|alem[aã]o|tedesco|duits|tyska?|niemiecku|german[aă]|njemačkom|немецком|німецькою|немски|γερμανικά',
  fr: 'french|französisch|französischer|français|franc[eé]s|franc[eê]s|francese|frans|franska?|fransk|francusku|francez[aă]|francuskom|французском|французькою|френски|γαλλικά',
  es: 'spanish|spanisch|spanischer|espagnol|español|espanol|espanhol|castellano|spagnolo|spaans|spanska?|spansk|hiszpańsku|spaniol[aă]|španjolskom|испанском|іспанською|испански|ισπανικά',
  pt: 'portuguese|portugiesisch|portugiesischer|portugais|portugu[eé]s|portugu[eê]s|portoghese|portugees|portugisiska?|portugalsku|портокальском|португальском',
  it: 'italian|italienisch|italienischer|italien|italiano|italiaans|italienska?|italiensk|włosku|italian[aă]|talijanskom|итальянском|італійською|италиански|ιταλικά',
  nl: 'dutch|niederländisch|holländisch|n[eé]erlandais|neerland[eé]s|holand[eé]s|holand[eê]s|olandese|nederlands|hollands|holländska|niderlandzku|нидерландском',
  sv: 'swedish|schwedisch|su[eé]dois|sueco|svedese|zweeds|svenska?|svensk|szwedzku|шведском',
  da: 'danish|dänisch|danois|dan[eé]s|dinamarqu[eê]s|danese|deens|danska|dansk|duńsku|датском',
  no: 'norwegian|norwegisch|norv[eé]gien|noruego|norvegese|noors|norska|norsk|bokm[aå]l|norwesku|норвежском',
  fi: 'finnish|finnisch|finnois|finland[eé]s|finland[eê]s|finlandese|fins|finska?|finsk|fińsku|финском',
  pl: 'polish|polnisch|polnischer|polonais|polaco|polon[eê]s|polacco|pools|polska|polsk|polsku|польском|польською|полски',
  cs: 'czech|tschechisch|tch[eè]que|checo|tcheco|ceco|tsjechisch|tjeckiska|češtině|czesku|чешском',
  sk: 'slovak|slowakisch|slovaque|eslovaco|slovacco|slowaaks|slovakiska|slovenčine|słowacku|словацком',
  hu: 'hungarian|ungarisch|hongrois|h[uú]ngaro|ungherese|hongaars|ungerska|węgiersku|венгерском',
  ro: 'romanian|rumänisch|roumain|rumano|romeno|rumeno|roemeens|rumänska|rom[aâ]n[aăe][sș]te|rom[aâ]n[aă]|румынском',
  hr: 'croatian|kroatisch|croate|croata|croato|kroatiska|hrvatskom|chorwacku|хорватском',
  tr: 'turkish|türkisch|turc|turco|turks|turkiska|tyrkisk|turecku|турецком',
  vi: 'vietnamese|vietnamesisch|vietnamien|vietnamita|vietnamees|вьетнамском',
  id: 'indonesian|indonesisch|indon[eé]sien|indonesio|indon[eé]sio|indonesiano',
  el: 'greek|griechisch|grec|griego|grego|greco|grieks|grekiska|grecku|греческом|ελληνικά',
  ru: 'russian|russisch|russischer|russe|ruso|russo|ryska|russisk|rosyjsku|rus[aă]|ruskom|русском|російською|руски|ρωσικά',
  uk: 'ukrainian|ukrainisch|ukrainien|ucraniano|ucraino|oekraïens|ukrainska|ukraińsku|украинском|українською',
  bg: 'bulgarian|bulgarisch|bulgare|b[uú]lgaro|bulgaro|bulgaars|болгарском|български',
  ar: 'arabic|arabisch|arabe|[aá]rabe|arabo|arabiska|арабском',
  fa: 'persian|farsi|persisch|persan|persa|persiano|perzisch|персидском',
  he: 'hebrew|hebräisch|h[eé]breu|hebreo|hebraico|ebraico|hebreeuws|иврите',
  hi: 'hindi',
  th: 'thai|thailändisch|tha[iï]|tailand[eé]s|thailandese',
  ja: 'japanese|japanisch|japanischer|japonais|japon[eé]s|japon[eê]s|giapponese|japans|japanska|japońsku|японском',
  ko: 'korean|koreanisch|cor[eé]en|coreano|koreaans|koreanska|koreańsku|корейском',
  zh: 'chinese|mandarin|cantonese|chinesisch|chinois|chino|chin[eê]s|cinese|chinees|kinesiska|chińsku|китайском',
};

/** What says it alone, wherever it stands among a host's wishes. */
const ADVERBS: Readonly<Partial<Record<CardLanguage, string>>> = {
  en: 'anglicky|angolul|englanniksi|по-английски|английски език|英語で|英文|用英语|用英語|영어로|بالإنجليزية|באנגלית|ภาษาอังกฤษ|tiếng anh|bahasa inggris',
  de: 'německy|nemecky|németül|saksaksi|по-немецки|ドイツ語で|用德语|독일어로|بالألمانية|בגרמנית|ภาษาเยอรมัน|tiếng đức|bahasa jerman',
  fr: 'francouzsky|franciául|ranskaksi|по-французски|フランス語で|用法语|프랑스어로|بالفرنسية|בצרפתית|ภาษาฝรั่งเศส|tiếng pháp',
  es: 'španělsky|spanyolul|espanjaksi|по-испански|スペイン語で|用西班牙语|스페인어로|بالإسبانية|בספרדית',
  it: 'italsky|olaszul|italiaksi|по-итальянски|イタリア語で|بالإيطالية',
  fi: 'suomeksi',
  sv: 'ruotsiksi',
  cs: 'česky',
  sk: 'slovensky',
  hu: 'magyarul',
  tr: 'türkçe olsun|türkçe yaz\\p{L}*',
  vi: 'tiếng việt|bằng tiếng việt',
  id: 'bahasa indonesia',
  el: 'στα ελληνικά',
  ru: 'по-русски|ロシア語で',
  uk: 'українською|по-українськи',
  bg: 'на български',
  ar: 'بالعربية|باللغة العربية',
  fa: 'به فارسی',
  he: 'בעברית',
  hi: 'हिन्दी में|हिंदी में',
  th: 'ภาษาไทย',
  ja: '日本語|用日语|用日語|일본어로|по-японски',
  ko: '한국어로|韓国語で|用韩语',
  zh: '中文|中国語で|用汉语|普通话|중국어로|по-китайски',
};

const ENGLISH_IN = '(?:in|into)(?: \\p{L}+)?';
/** After these a language is meant, whatever follows. */
const OTHER_IN =
  '(?:auf|in einfachem|en|em|op|på|po|na|i|v|на|в|στα|în|in het|in lingua|en lengua)(?: gut)?';
const WRITE =
  '(?:write|speak|use|only|all|language|cards|schreib\\p{L}*|nur|alles|karten|sprache|écri\\p{L}*|langue|escrib\\p{L}*|idioma|escrev\\p{L}*|scriv\\p{L}*|lingua|taal|språk|język|jazyk)(?: is| ist|:| =)?';
const PLEASE =
  '(?:please|bitte|only|nur|svp|s.il|por favor|per favore|alsjeblieft|proszę|language|sprache)';
/** What may come after 'in German', for it to be the language: 'in German cinema' is about films. */
const END =
  '(?=$|[^\\p{L}\\p{N}\\s-]|\\s+(?:please|bitte|only|nur|language|sprache|and|und|with|mit|for|für|but|aber|not|nicht|because|so|as)(?!\\p{L}))';
const BEFORE = '(?<![\\p{L}-])';
const AFTER = '(?![\\p{L}-])';

const REFUSED = /(?:not|nicht|never|pas|non|without|ohne|avoid|than|kein\p{L}*)(?: \p{L}+)? $/iu;
/** 'Greetings in Italian' are a topic, not a wish. */
const ABOUT_WORDS =
  /(?:words?|phrases?|numbers?|greetings?|colou?rs?|verbs?|vocabulary|idioms?|proverbs?|swear\p{L}*|say|said|count\p{L}*|called|names?|learn\p{L}*|songs?|films?|movies?|books?)(?: \p{L}+)? $/iu;

interface Sayings {
  readonly language: CardLanguage;
  /** In a topic, where little else means a language. */
  readonly inTopic: RegExp;
  readonly inWishes: RegExp;
}

let sayings: readonly Sayings[] | undefined;
let anyName: RegExp | undefined;

/** Whether a language is mentioned at all: most texts mention none, and reading the sayings takes 100 ms at first. */
function namesALanguage(text: string): boolean {
  anyName ??= new RegExp([CALLED, ADVERBS].flatMap(Object.values).join('|'), 'iu');
  return anyName.test(text);
}

/** Made when it is first asked for. */
function openSayings(): readonly Sayings[] {
  return (sayings ??= CARD_LANGUAGES.flatMap((language) => {
    if (language === 'other') return [];
    const name = `(?:${CALLED[language]})`;
    const asked = `${BEFORE}(?:${ENGLISH_IN} ${name}${END}|${OTHER_IN} ${name}${AFTER})`;
    const adverbs = ADVERBS[language];
    const wishes = [
      asked,
      `${BEFORE}${WRITE} ${name}${END}`,
      `${BEFORE}${name},? ${PLEASE}${AFTER}`,
      `^${name}[.!]*$`,
      ...(adverbs ? [`(?:${adverbs})`] : []),
    ];
    return {
      language,
      inTopic: new RegExp(asked, 'iu'),
      inWishes: new RegExp(wishes.join('|'), 'iu'),
    };
  }));
}

/** The language that wishes ask for; the first, where they name several. */
export function namedInWishes(wishes: string): CardLanguage | undefined {
  return firstOf(wishes, 'inWishes', [REFUSED]);
}

/** The language that a topic asks for, as 'Space in French' does. */
export function namedInTopic(topic: string): CardLanguage | undefined {
  return firstOf(topic, 'inTopic', [REFUSED, ABOUT_WORDS]);
}

function firstOf(
  text: string,
  where: 'inTopic' | 'inWishes',
  unless: readonly RegExp[],
): CardLanguage | undefined {
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (!namesALanguage(plain)) return undefined;
  const found = openSayings().flatMap((saying) => {
    const match = saying[where].exec(plain);
    if (!match || unless.some((refused) => refused.test(plain.slice(0, match.index)))) return [];
    return [{ language: saying.language, index: match.index }];
  });
  const [first] = found.toSorted((one, other) => one.index - other.index);
  return first?.language;
}
