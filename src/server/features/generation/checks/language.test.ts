import { describe, expect, it } from 'vitest';
import { CARD_LANGUAGES, type CardLanguage } from '#domain/language/languages.ts';
import { speaksAsAsked } from './language.ts';

type Known = Exclude<CardLanguage, 'other'>;

/** Good cards of each language, as models write them: with names and titles of others in them. */
const QUESTIONS: Readonly<Record<Known, readonly string[]>> = {
  en: [
    'Which planet is named after the Roman god of war?',
    'Who painted the Mona Lisa?',
    'What does the German phrase “Ich verstehe nur Bahnhof” mean?',
    'Which band sang Viva la Vida?',
    'Tell the table about your worst holiday.',
  ],
  de: [
    'Welcher Planet ist nach dem römischen Kriegsgott benannt?',
    'Wer schrieb The Lord of the Rings?',
    'In welchem Film singt Julie Andrews „The Sound of Music“?',
    'The Voice of Germany lief zuerst auf welchem Sender?',
    'Was bedeutet "carpe diem" auf Deutsch?',
    'Welche Band veröffentlichte 1973 The Dark Side of the Moon?',
  ],
  fr: [
    'Quelle planète porte le nom du dieu romain de la guerre ?',
    'Qui a réalisé Star Wars: The Empire Strikes Back ?',
    'Dans quelle ville se trouve la tour Eiffel ?',
    'Quel groupe a chanté « Let It Be » ?',
  ],
  es: [
    '¿Qué planeta lleva el nombre del dios romano de la guerra?',
    '¿Quién dirigió Lost in Translation?',
    '¿En qué ciudad está la Sagrada Familia?',
    '¿Cuál es el río más largo de Europa?',
  ],
  pt: [
    'Que planeta tem o nome do deus romano da guerra?',
    'Quem escreveu Os Lusíadas?',
    'Em que cidade fica o Cristo Redentor?',
    'Qual é o maior rio do Brasil?',
  ],
  it: [
    'Quale pianeta porta il nome del dio romano della guerra?',
    'Chi ha diretto The Good, the Bad and the Ugly?',
    'In quale città si trova il Colosseo?',
    'Qual è il fiume più lungo della Germania?',
  ],
  nl: [
    'Welke planeet is genoemd naar de Romeinse god van de oorlog?',
    'Wie schreef Harry Potter and the Goblet of Fire?',
    'In welke stad staat het Rijksmuseum?',
  ],
  sv: [
    'Vilken planet är uppkallad efter den romerska krigsguden?',
    'Vem skrev The Hound of the Baskervilles?',
    'I vilken stad ligger Vasamuseet?',
  ],
  da: [
    'Hvilken planet er opkaldt efter den romerske krigsgud?',
    'Hvem skrev Den lille havfrue?',
    'I hvilken by ligger Tivoli?',
  ],
  no: [
    'Hvilken planet er oppkalt etter den romerske krigsguden?',
    'Hvem skrev Et dukkehjem?',
    'I hvilken by ligger Munchmuseet?',
  ],
  fi: [
    'Mikä planeetta on saanut nimensä roomalaisten sodanjumalasta?',
    'Kuka kirjoitti Seitsemän veljestä?',
    'Missä kaupungissa on Tuomiokirkko?',
  ],
  pl: [
    'Która planeta nosi imię rzymskiego boga wojny?',
    'Kto wyreżyserował The Pianist?',
    'W jakim mieście znajduje się Wawel?',
  ],
  cs: [
    'Která planeta je pojmenována po římském bohu války?',
    'Kdo napsal Osudy dobrého vojáka Švejka?',
    'Ve kterém městě je Karlův most?',
  ],
  sk: [
    'Ktorá planéta je pomenovaná po rímskom bohu vojny?',
    'Kto napísal knihu The Old Man and the Sea?',
    'V ktorom meste je Dóm svätej Alžbety?',
  ],
  hu: [
    'Melyik bolygó viseli a római hadisten nevét?',
    'Ki írta Az ember tragédiáját?',
    'Melyik városban van a Lánchíd?',
  ],
  ro: [
    'Care planetă poartă numele zeului roman al războiului?',
    'Cine a scris Luceafărul?',
    'În ce oraș se află Ateneul?',
  ],
  hr: [
    'Koji je planet dobio ime po rimskom bogu rata?',
    'Tko je napisao roman The Catcher in the Rye?',
    'U kojem se gradu nalazi Dioklecijanova palača?',
  ],
  tr: [
    'Hangi gezegen adını Roma savaş tanrısından alır?',
    'Bu şehirde ünlü bir kule var: hangisi?',
    'Ayasofya hangi şehirde?',
  ],
  vi: [
    'Hành tinh nào được đặt theo tên thần chiến tranh của người La Mã?',
    'Ai là tác giả của Truyện Kiều?',
    'Chùa Một Cột ở thành phố nào?',
  ],
  id: [
    'Planet apa yang dinamai menurut dewa perang Romawi?',
    'Siapa yang menulis Bumi Manusia?',
    'Di kota mana Candi Borobudur berada?',
  ],
  el: [
    'Ποιος πλανήτης έχει το όνομα του θεού του πολέμου;',
    'Ποιος σκηνοθέτησε το Zorba the Greek;',
  ],
  ru: [
    'Какая планета названа в честь римского бога войны?',
    'Кто снял The Lord of the Rings: The Return of the King?',
  ],
  uk: ['Яка планета названа на честь римського бога війни?', 'Хто написав «Кобзар» і де він жив?'],
  bg: ['Коя планета е кръстена на римския бог на войната?', 'Кой е най-високият връх в България?'],
  ar: ['ما الكوكب الذي سمي على اسم إله الحرب الروماني؟', 'من كتب ألف ليلة وليلة؟'],
  fa: ['کدام سیاره به نام خدای جنگ رومی‌ها است؟', 'پایتخت ایران کجاست؟'],
  he: ['איזה כוכב לכת נקרא על שם אל המלחמה הרומי?', 'מי ביים את Schindler’s List?'],
  hi: ['किस ग्रह का नाम रोमन युद्ध देवता पर रखा गया है?', 'भारत की राजधानी क्या है?'],
  th: ['ดาวเคราะห์ดวงใดตั้งชื่อตามเทพเจ้าแห่งสงคราม', 'ใครแต่งเรื่อง Harry Potter'],
  ja: [
    'ローマの戦いの神の名前がついた惑星は何ですか。',
    '映画「The Lord of the Rings」の監督は誰ですか。',
    '映画The Lord of the Ringsの監督は誰ですか。',
    'NASAの本部はどこにありますか。',
  ],
  ko: ['로마 전쟁의 신 이름을 딴 행성은 무엇입니까?', 'BTS의 노래 Dynamite는 몇 년에 나왔습니까?'],
  zh: [
    '哪颗行星以罗马战神的名字命名？',
    '电影The Lord of the Rings的导演是谁？',
    '哪顆行星以羅馬戰神命名？',
  ],
};
const LANGUAGES = CARD_LANGUAGES.filter((language): language is Known => language !== 'other');
/** Lists of words don't tell these apart. */
const AKIN: readonly (readonly Known[])[] = [
  ['sv', 'da', 'no'],
  ['cs', 'sk'],
];

const speaks = (language: CardLanguage, question: string, rest = {}): boolean =>
  speaksAsAsked({ question, hint: '', answer: 'Mars', ...rest }, language);

describe('cards in the language of their deck', () => {
  it.each(LANGUAGES)(
    'MODEL-23 good cards in %s are taken, with foreign names and titles',
    (language) => {
      expect(QUESTIONS[language].filter((question) => !speaks(language, question))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('MODEL-23 a deck in %s takes no card of another language', (language) => {
    const akin = AKIN.find((group) => group.includes(language)) ?? [language];
    const taken = LANGUAGES.filter((other) => !akin.includes(other)).flatMap((other) => {
      const [first = ''] = QUESTIONS[other];
      return speaks(language, first) ? [`${other}: ${first}`] : [];
    });
    expect(taken).toEqual([]);
  });

  it('MODEL-23 answers may be in any language, and so may what is too short to tell', () => {
    const title = { answer: 'The Sound of Music', accepts: ['Meine Lieder, meine Träume'] };
    expect(speaks('de', 'Welcher Film spielt in Salzburg?', title)).toBe(true);
    for (const language of LANGUAGES) {
      expect(speaks(language, '🚢🧊💔')).toBe(true);
      expect(speaks(language, '2, 4, 8, 16?')).toBe(true);
    }
    for (const name of ['Netflix', 'Harry Potter', 'Pizza Margherita', 'DJ']) {
      expect(speaks('de', name)).toBe(true);
      expect(speaks('en', name)).toBe(true);
    }
  });

  it('MODEL-23 hint and explanation have to be in it too, where they say enough', () => {
    const question = 'Welcher Planet ist nach dem römischen Kriegsgott benannt?';
    const explanation = 'Its colour reminded the people of old of blood and of war.';
    expect(speaks('de', question, { explanation })).toBe(false);
    expect(speaks('de', question, { explanation: 'Sein Rot erinnerte an Blut.' })).toBe(true);
    expect(speaks('de', question, { hint: 'War of the Worlds' })).toBe(true);
    const japanese = 'ローマの戦いの神の名前がついた惑星は何ですか。';
    expect(speaks('ja', japanese, { explanation })).toBe(false);
    expect(speaks('ja', japanese, { hint: 'Windows 95, NASA' })).toBe(true);
  });

  it('MODEL-23 a secret is judged with its forbidden words', () => {
    const secret = (language: CardLanguage, question: string, hint: string): boolean =>
      speaks(language, question, { hint, answer: '' });
    expect(secret('ja', 'Netflix', '映画, 動画, 見る, 家, ドラマ')).toBe(true);
    expect(secret('ja', 'Umbrella', 'rain, wet, handle, open, sky')).toBe(false);
    expect(secret('de', 'Regenschirm', 'nass, Griff, aufspannen, Himmel, Wetter')).toBe(true);
    expect(secret('de', 'Missing a train', 'late, platform, run, station, night')).toBe(false);
  });

  it('MODEL-23 a deck in the topic’s own language takes what comes', () => {
    for (const [question = ''] of Object.values(QUESTIONS))
      expect(speaks('other', question)).toBe(true);
    expect(speaks('other', 'რომელია საქართველოს დედაქალაქი?')).toBe(true);
  });
});
