import { freeDeck } from './deck.ts';

/** Pop culture of the years 2000 to 2009 (DATA-25). */
export const pop2000s = freeDeck('2000s-pop', [
  {
    question: 'Which 2003 film won every one of the eleven Oscars it was nominated for?',
    hint: 'The end of a trilogy shot in New Zealand',
    answer: 'The Lord of the Rings: The Return of the King',
    explanation: 'With eleven Oscars it drew level with Ben-Hur and Titanic, the record holders.',
  },
  {
    question: 'Which French captain was sent off for a headbutt in the 2006 World Cup final?',
    hint: 'It was the last match of his career',
    answer: 'Zinedine Zidane',
    explanation: 'He struck Marco Materazzi in extra time, and Italy won the final on penalties.',
  },
  {
    question: 'Which 2003 OutKast hit told dancers to shake it like a Polaroid picture?',
    hint: 'Two short words, the first one a greeting',
    answer: 'Hey Ya!',
    explanation: 'André 3000 wrote it for the double album Speakerboxxx/The Love Below.',
  },
  {
    question: 'Which games console of 2006 had people bowling in their living rooms with a remote?',
    hint: 'Said aloud, it sounds like a pronoun',
    answer: 'Nintendo Wii',
    explanation: 'Outside Japan, Wii Sports with its tennis and bowling usually came in the box.',
  },
  {
    question: 'Which gadget of 2001 was launched with the promise of 1,000 songs in your pocket?',
    hint: 'You scrolled with a wheel',
    answer: 'iPod',
    explanation: "Steve Jobs showed Apple's first one in October 2001; it had a 5 GB hard drive.",
  },
  {
    question: "On which website was the very first upload a short clip called 'Me at the zoo'?",
    hint: 'Google bought it in 2006',
    answer: 'YouTube',
    explanation: 'Co-founder Jawed Karim posted the clip, filmed at San Diego Zoo, in April 2005.',
  },
  {
    question: 'Which sprinter ran the 100 metres in 9.58 seconds in Berlin in 2009?',
    hint: 'A Jamaican who celebrates like an archer',
    answer: 'Usain Bolt',
    explanation: 'He took 0.11 seconds off the world record he had set in Beijing a year earlier.',
  },
  {
    question: 'Which TV series followed the survivors of Oceanic Flight 815?',
    hint: 'A one-word title from 2004, filmed in Hawaii',
    answer: 'Lost',
    explanation: 'The story of the passengers and their odd island ran for six seasons, to 2010.',
  },
  {
    question: 'Which rock musician did Johnny Depp draw on when he created Captain Jack Sparrow?',
    hint: 'A guitarist of the Rolling Stones',
    answer: 'Keith Richards',
    explanation:
      "He later played Jack's father, Captain Teague, in the film At World's End (2007).",
  },
  {
    question: 'Who directed Spirited Away, the Japanese animated film of 2001?',
    hint: 'He also made My Neighbour Totoro',
    answer: 'Hayao Miyazaki',
    explanation: 'Spirited Away won the Oscar for best animated feature in 2003.',
  },
  {
    question: 'Which British singer won five Grammys in one night in February 2008?',
    hint: 'Her second album was Back to Black',
    answer: 'Amy Winehouse',
    explanation: 'She performed by satellite from London; Rehab was record and song of the year.',
  },
  {
    question:
      "Which band's 2003 song 'Seven Nation Army' has a riff that stadiums chant to this day?",
    hint: 'A duo from Detroit: Jack and Meg',
    answer: 'The White Stripes',
    explanation:
      'It opens the album Elephant; football crowds in Europe turned the riff into a chant.',
  },
  {
    question: 'Which 2003 hit by Beyoncé and Jay-Z is built on a blaring horn sample?',
    hint: 'It is about losing your head over somebody',
    answer: 'Crazy in Love',
    explanation:
      'The horns come from a 1970 record by the Chi-Lites, Are You My Woman (Tell Me So).',
  },
  {
    question: 'Which bestseller of 2003 begins with a murder in the Louvre?',
    hint: 'Robert Langdon solves puzzles in it',
    answer: 'The Da Vinci Code',
    explanation: "Dan Brown's thriller was filmed in 2006, with Tom Hanks as Langdon.",
  },
  {
    question: 'Which Finnish band won Eurovision in 2006 dressed as monsters?',
    hint: 'They sang Hard Rock Hallelujah',
    answer: 'Lordi',
    explanation: "It was Finland's first win, 45 years after its first try in 1961.",
  },
  {
    question: 'Which wafer-thin Motorola flip phone appeared in 2004?',
    hint: 'Something for shaving, short of a vowel',
    answer: 'Razr',
    explanation:
      'The metal V3 was the first model and among the best-selling flip phones ever made.',
  },
  {
    question: 'Which 2005 game came with a plastic instrument with five coloured buttons?',
    hint: 'Its makers, Harmonix, went on to create Rock Band',
    answer: 'Guitar Hero',
    explanation: 'The first one, for the PlayStation 2, had a controller styled after a Gibson SG.',
  },
  {
    question: 'Which online game of 2004 sets the Horde against the Alliance?',
    hint: 'From Blizzard; players say just three letters',
    answer: 'World of Warcraft',
    explanation: 'In January 2008 its maker announced more than ten million subscribers.',
  },
  {
    question: 'Who played the Joker in The Dark Knight?',
    hint: 'An Australian, also seen in Brokeback Mountain',
    answer: 'Heath Ledger',
    explanation: 'He won the Oscar for the role in 2009, the year after his death.',
  },
  {
    question: 'Which 2008 film musical tells its story through ABBA songs on a Greek island?',
    hint: 'Meryl Streep plays Donna',
    answer: 'Mamma Mia!',
    explanation: 'Many of its outdoor scenes were shot on the island of Skopelos.',
  },
  {
    question: "Which Puerto Rican artist took reggaeton around the world with 'Gasolina'?",
    hint: 'His stage name begins with a parent',
    answer: 'Daddy Yankee',
    explanation: 'Gasolina comes from his 2004 album Barrio Fino.',
  },
  {
    question:
      "Which French film of 2001 stars a shy Montmartre waitress who plots other people's joy?",
    hint: 'Audrey Tautou has the title role',
    answer: 'Amélie',
    explanation: 'She works at the Café des Deux Moulins, a café that really exists in Paris.',
  },
  {
    question: 'Which brand of foam clogs full of holes was founded in 2002?',
    hint: 'It shortens the name of a reptile',
    answer: 'Crocs',
    explanation: 'The clogs were first meant for boating, as they float and do not slip when wet.',
  },
  {
    question: "Which pop trio from Moldova had a huge European hit with 'Dragostea din tei'?",
    hint: 'They sound like a layer of the sky',
    answer: 'O-Zone',
    explanation: 'A 2004 webcam clip of Gary Brolsma miming to it spread as the Numa Numa dance.',
  },
  {
    question: "In which town is the paper company's branch in the American version of The Office?",
    hint: 'A real city in Pennsylvania',
    answer: 'Scranton',
    explanation: 'The American series began in 2005, four years after the British original.',
  },
  {
    question: "Which song made Susan Boyle famous overnight on Britain's Got Talent in 2009?",
    hint: 'From the musical Les Misérables',
    answer: 'I Dreamed a Dream',
    explanation: 'Her debut album, out that November, took its title from the song.',
  },
  {
    question: 'Who beat Roger Federer in the Wimbledon final of 2008, as night was falling?',
    hint: 'A left-hander from Mallorca',
    answer: 'Rafael Nadal',
    explanation: "The five sets ended Federer's run of five Wimbledon titles in a row.",
  },
  {
    question: "Which outsiders won football's European Championship in 2004?",
    hint: 'They beat Portugal, the hosts, in the final',
    answer: 'Greece',
    explanation: 'Angelos Charisteas headed the only goal of the final in Lisbon.',
  },
  {
    question:
      'In which 2001 Bollywood film do villagers play the British at cricket to escape a tax?',
    hint: 'Aamir Khan leads the village team',
    answer: 'Lagaan',
    explanation: 'The title is the name of the tax; the film was nominated for an Oscar.',
  },
  {
    question:
      'Which Californian label made velour tracksuits the celebrity uniform of the early 2000s?',
    hint: 'Two words: the first suits a ripe peach',
    answer: 'Juicy Couture',
    explanation: 'Pamela Skaist-Levy and Gela Nash-Taylor founded the label.',
  },
]);
