import type { LatinLanguage } from './latin-languages.ts';

/**
 * What hosts name topics with, and cards are full of. Words that two languages share stand in both; names and what
 * everybody says (pizza, hobby) stand in none.
 */
export const TOPIC_WORDS: Readonly<Record<LatinLanguage, string>> = {
  en: `name named called find make makes made come comes came take takes took taken get give gives gave given say says
    said know known think write wrote written sing sang play plays played win won become became begin began die died
    born live lived first last one two three four five six seven eight nine ten hundred thousand year years day days
    night week month time times people person man woman men women child children kid kids family families friend
    friends player players team teams game games book books author authors film films movie movies song songs singer
    singers band bands music actor actors actress series show shows story stories word words letter letters number
    numbers answer question questions country countries city cities town capital capitals river rivers mountain
    mountains ocean oceans sea island islands lake world earth moon sun star stars planet planets space animal animals
    bird birds dog dogs cat cats fish horse plant plants tree trees flower flowers food foods drink drinks sip water
    wine beer bread cheese fruit fruits vegetables cooking history historical science nature art arts sport sports
    football soccer tennis king kings queen queens president war wars old new long short big small great large largest
    highest oldest famous popular favourite favorite best worst common ever never always truth dare everyone anyone
    somebody someone nobody nineties eighties kitchen house household home school work office job jobs life love party
    holiday holidays christmas easter halloween birthday wedding summer winter spring autumn weather rain snow fire body
    head hand heart colour color colours colors red blue green yellow white black english language languages literature
    geography mythology trivia quiz car cars train trains television internet computer computers things number ancient
    modern culture knowledge riddles puzzles series with number guess tell describe most likely
    cinema africa egypt roman rome empire republic emperor emperors ale autos test track hospital hold door fly rat bay
    grand prix general land vin plus racing italian french german spanish portuguese dutch irish
    scottish british american canadian japanese chinese korean indian greek turkish russian polish european african asian mexico mexican fiesta argentina portugal indonesia romania natural sciences luna
    peter pan terminal theft meadows mine craft agent estate minutes`,
  de: `geschichte musik tiere tier tierwelt filme fernseh fernsehen krimi krimis serien essen trinken küche kochen backen getränke wein bier brot
    käse reisen urlaub ferien länder städte stadt flüsse berge meere meer hauptstädte hauptstadt deutschland
    deutsch deutsche deutschen deutscher deutsches österreich österreichische schweiz schweizer fußball fussball
    bundesliga sportarten spiele spiel rätsel fragen frage wissen allgemeinwissen weltraum weltall planeten sterne mond
    erde natur wissenschaft technik erfindungen erfinder wörter sprache sprachen sprichwörter märchen sagen bücher
    literatur kunst künstler berühmte schauspieler sänger lieder schlager könige krieg kriege weltkrieg mittelalter
    antike altes rom ägypten weihnachten ostern geburtstag hochzeit karneval fasching silvester neujahr familie freunde
    freundschaft liebe kinder kindheit schule arbeit büro alltag jahre jahren neunziger achtziger siebziger jahrhundert
    hunde katzen vögel pferde pflanzen blumen bäume obst gemüse körper gesundheit autos züge eisenbahn flugzeuge wetter
    jahreszeiten sommer herbst farben zahlen haushalt gegenstände welt menschen frauen männer bitte einfach lustig
    leicht schwer kartenspiele kennenlernen wahrheit pflicht heimat dialekte erdkunde hochzeiten leben zeit rund
    haus nenne nennt liegt heute erste ersten größte größten wasser hauptstadt bekannte`,
  fr: `histoire musique animaux animal cinéma télévision séries cuisine nourriture boissons vin vins bière pain fromage
    fromages voyage voyages vacances pays villes ville fleuves montagnes mer capitales capitale français française
    françaises anglais culture générale connaissances espace planètes étoiles lune terre nature sciences
    inventeurs mots langue langues proverbes contes livres géographie mythologie littérature peinture artistes célèbres célèbre
    acteurs chanteurs chansons chanson rois reine guerre guerres mondiale moyen âge antiquité rome égypte noël pâques
    anniversaire mariage famille amis amitié amour enfants enfance école travail bureau quotidien années siècle chiens
    chats oiseaux chevaux plantes fleurs arbres fruits légumes corps santé voitures trains avions météo saisons été
    automne hiver printemps couleurs chiffres maison objets monde gens femmes hommes jeux jeu énigmes devinettes drôle
    facile vérité soirée entre bonjour merci quel nom première premier grand grande plus royauté bande dessinée`,
  es: `historia música animales animal cine televisión comida bebidas cocina vino vinos cerveza pan queso viajes vacaciones
    países país ciudades ciudad ríos montañas mar capitales españa español española españoles méxico mexicana mexicano
    argentina inglés fútbol deportes juegos juego preguntas pregunta cultura general geografía mitología año nuevo conocimiento conocimientos espacio
    planetas estrellas luna tierra naturaleza ciencia ciencias inventos inventores palabras idioma idiomas lengua
    refranes cuentos libros literatura arte artistas famosos famosas actores cantantes canciones reyes guerra guerras
    mundial edad media antigua roma egipto navidad pascua cumpleaños boda familia amigos amistad amor niños infancia
    escuela trabajo oficina cotidiana vida años siglo perros gatos pájaros caballos plantas flores árboles frutas
    verduras cuerpo salud coches trenes aviones clima estaciones verano otoño invierno primavera colores números casa
    objetos mundo gente mujeres hombres adivinanzas acertijos divertido fácil verdad reto películas fiesta fiestas
    nombre primera primer grande noche`,
  it: `storia musica animali animale televisione cucina cibo bevande vino vini birra pane formaggio formaggi viaggi vacanze
    paesi paese città fiumi montagne mare capitali italia italiano italiana italiani italiane inglese calcio giochi
    gioco domande domanda cultura generale conoscenza spazio pianeti stelle luna terra natura scienza scienze
    invenzioni inventori parole lingua lingue proverbi fiabe favole libri letteratura arte artisti famosi famose attori
    cantanti canzoni canzone re regina guerra guerre mondiale medioevo antica antico roma egitto natale pasqua
    compleanno matrimonio famiglia amici amicizia amore bambini infanzia scuola lavoro ufficio quotidiana vita anni
    secolo cani gatti uccelli cavalli piante fiori alberi frutta verdura corpo salute macchine treni aerei tempo
    stagioni estate autunno inverno primavera colori numeri casa oggetti mondo gente donne uomini indovinelli
    divertente facile verità festa nome prima primo grande sportivi`,
  pt: `história música animais animal cinema televisão comida bebidas cozinha culinária vinho vinhos cerveja pão queijo
    viagens viagem férias países país cidades cidade rios montanhas mar capitais brasil brasileiro brasileira
    brasileiros portugal português portuguesa inglês futebol esportes desporto jogos jogo perguntas pergunta cultura
    geral conhecimento conhecimentos espaço planetas estrelas lua terra natureza ciência ciências invenções inventores
    palavras língua línguas provérbios contos livros literatura arte artistas famosos famosas atores cantores canções
    reis rainha guerra guerras mundial idade média antiga roma egito natal páscoa aniversário casamento família amigos
    amizade amor crianças infância escola trabalho escritório cotidiano vida anos século cães gatos pássaros cavalos
    plantas flores árvores frutas legumes corpo saúde carros trens aviões clima estações verão outono inverno primavera
    cores números casa objetos mundo gente mulheres homens adivinhas charadas divertido fácil verdade festa festas
    filmes novelas nome primeira primeiro grande noite`,
  nl: `geschiedenis muziek dieren dier films televisie series eten drinken keuken koken wijn bier brood kaas reizen vakantie
    landen steden stad rivieren bergen zee hoofdsteden nederland nederlands nederlandse belgië vlaanderen vlaamse engels
    voetbal schaatsen spellen spel vragen vraag kennis algemene ruimte planeten sterren maan aarde natuur wetenschap
    uitvindingen uitvinders woorden taal talen spreekwoorden sprookjes boeken literatuur kunst kunstenaars beroemde
    acteurs zangers liedjes koningen koning oorlog oorlogen wereldoorlog middeleeuwen oudheid romeinen egypte kerst
    kerstmis pasen sinterklaas koningsdag verjaardag bruiloft familie gezin vrienden vriendschap liefde kinderen jeugd
    school werk kantoor dagelijks leven jaren eeuw honden katten vogels paarden planten bloemen bomen groente lichaam
    gezondheid autos treinen vliegtuigen weer seizoenen zomer herfst winter lente kleuren getallen huis voorwerpen
    wereld mensen vrouwen mannen raadsels grappig makkelijk waarheid feest grootste eerste aardrijkskunde naam`,
  pl: `historia muzyka zwierzęta filmy telewizja seriale jedzenie napoje kuchnia gotowanie wino piwo chleb podróże wakacje
    kraje miasta rzeki góry morze stolice polska polski polskie polskiej polscy angielski piłka nożna gry gra pytania
    pytanie wiedza ogólna kosmos planety gwiazdy księżyc ziemia przyroda nauka wynalazki wynalazcy słowa język języki
    przysłowia bajki baśnie książki literatura sztuka artyści sławni znani aktorzy piosenkarze piosenki królowie król
    wojna wojny światowa średniowiecze starożytny rzym egipt boże narodzenie święta wielkanoc urodziny wesele ślub
    rodzina przyjaciele przyjaźń miłość dzieci dzieciństwo szkoła praca biuro życie lata lat wiek psy koty ptaki konie
    rośliny kwiaty drzewa owoce warzywa ciało zdrowie samochody pociągi samoloty pogoda lato jesień zima wiosna kolory
    liczby dom przedmioty świat ludzie kobiety mężczyźni zagadki śmieszne łatwe prawda impreza geografia proszę`,
  sv: `historia musik djur filmer teve serier mat dryck kök matlagning vin öl bröd ost resor semester länder städer floder
    berg hav huvudstäder sverige svensk svenska svenskt engelska fotboll ishockey idrott spel frågor fråga kunskap
    allmänbildning rymden planeter stjärnor månen jorden natur vetenskap uppfinningar uppfinnare ord språk ordspråk
    sagor böcker litteratur konst konstnärer kända skådespelare sångare låtar sånger kungar kung krig världskriget
    medeltiden antiken jul julen påsk midsommar födelsedag bröllop familj vänner vänskap kärlek barn barndom skola jobb
    kontor vardag år talet hundar katter fåglar hästar växter blommor träd frukt grönsaker kroppen hälsa bilar tåg
    flygplan väder årstider sommar höst vinter vår färger siffror hus saker världen människor kvinnor män gåtor rolig
    lätt sanning fest största första namn`,
  da: `historie musik dyr film fjernsyn serier mad drikke køkken madlavning vin øl brød ost rejser ferie lande byer floder
    bjerge hav hovedstæder danmark dansk danske engelsk fodbold håndbold sport spil spørgsmål viden almen paratviden
    rummet planeter stjerner månen jorden natur videnskab opfindelser opfindere ord sprog ordsprog eventyr bøger
    litteratur kunst kunstnere kendte skuespillere sangere sange konger konge krig verdenskrig middelalderen oldtiden
    jul julen påske fødselsdag bryllup familie venner venskab kærlighed børn barndom skole arbejde kontor hverdag år
    hunde katte fugle heste planter blomster træer frugt grøntsager kroppen sundhed biler tog fly vejret årstider sommer
    efterår vinter forår farver tal hus ting verden mennesker kvinder mænd gåder sjov let sandhed fest største første
    navn halvfemserne firserne`,
  no: `historie musikk dyr filmer fjernsyn serier mat drikke kjøkken matlaging vin øl brød ost reiser ferie byer elver
    fjell hav hovedsteder norge norsk norske engelsk fotball ski idrett spill spørsmål kunnskap allmennkunnskap
    verdensrommet planeter stjerner månen jorden natur vitenskap oppfinnelser oppfinnere ord språk ordtak eventyr bøker
    litteratur kunst kunstnere kjente skuespillere sangere sanger konger konge krig verdenskrig middelalderen oldtiden
    jul julen påske bursdag bryllup familie venner vennskap kjærlighet barn barndom skole arbeid kontor hverdag år
    tallet hunder katter fugler planter blomster trær frukt grønnsaker kroppen helse biler tog fly været
    årstider sommer høst vinter vår farger tall hus ting verden mennesker kvinner menn gåter morsom lett sannhet fest
    største første navn nittitallet åttitallet`,
  fi: `historia musiikki eläimet eläin elokuvat televisio sarjat ruoka juoma juomat keittiö viini olut leipä juusto matkailu
    matkat loma maat kaupungit kaupunki joet vuoret meri pääkaupungit suomi suomen suomalainen suomalaiset englanti
    jalkapallo jääkiekko urheilu pelit peli kysymykset kysymyksiä tieto yleistieto avaruus planeetat tähdet kuu maapallo
    luonto tiede keksinnöt keksijät sanat kieli kielet sananlaskut sadut kirjat kirjallisuus taide taiteilijat
    kuuluisat näyttelijät laulajat laulut kuninkaat sota sodat maailmansota keskiaika antiikin joulu pääsiäinen
    juhannus syntymäpäivä häät perhe ystävät ystävyys rakkaus lapset lapsuus koulu työ toimisto arki elämä vuosi luvun
    luku koirat kissat linnut hevoset kasvit kukat puut hedelmät vihannekset keho terveys autot junat lentokoneet sää
    kesä syksy talvi kevät värit numerot koti esineet maailma maailman ihmiset naiset miehet arvoitukset hauska helppo
    totuus juhlat suurin ensimmäinen nimi maantieto`,
  cs: `historie dějiny hudba zvířata filmy televize seriály jídlo pití nápoje kuchyně vaření víno pivo chléb sýr cestování
    dovolená země města řeky hory moře hlavní česko česká české český čeští angličtina fotbal hokej sporty hry hra
    otázky otázka znalosti všeobecné vesmír planety hvězdy měsíc příroda věda vynálezy vynálezci slova jazyk jazyky
    přísloví pohádky knihy literatura umění umělci slavní slavné herci zpěváci písničky písně králové král válka války
    světová středověk starověk řím egypt vánoce velikonoce narozeniny svatba rodina přátelé přátelství láska děti
    dětství škola práce kancelář život léta let století psi kočky ptáci koně rostliny květiny stromy ovoce zelenina tělo
    zdraví auta vlaky letadla počasí léto podzim zima jaro barvy čísla dům věci svět lidé ženy muži hádanky vtipné
    snadné pravda večírek prosím zeměpis`,
  sk: `história dejiny hudba zvieratá filmy televízia seriály jedlo nápoje kuchyňa varenie víno pivo chlieb syr cestovanie
    dovolenka krajiny mestá rieky hory more hlavné slovensko slovenská slovenské slovenský angličtina futbal hokej
    športy šport hry hra otázky otázka vedomosti všeobecné vesmír planéty hviezdy mesiac príroda veda vynálezy slová
    jazyk jazyky príslovia rozprávky knihy literatúra umenie umelci slávni herci speváci pesničky piesne králi kráľ
    vojna vojny svetová stredovek starovek rím egypt vianoce veľká noc narodeniny svadba rodina priatelia priateľstvo
    láska deti detstvo škola práca kancelária život roky storočie psy mačky vtáky kone rastliny kvety stromy ovocie
    zelenina telo zdravie autá vlaky lietadlá počasie leto jeseň zima jar farby čísla dom veci svet ľudia ženy muži
    hádanky vtipné pravda prosím zemepis`,
  hu: `történelem zene állatok állat filmek televízió sorozatok étel ételek ital italok konyha főzés bor sör kenyér sajt
    utazás nyaralás országok városok város folyók hegyek tenger fővárosok magyarország magyar magyarok angol labdarúgás
    foci sportok játékok játék kérdések kérdés műveltség általános űr világűr bolygók csillagok hold föld természet
    tudomány találmányok feltalálók szavak nyelv nyelvek közmondások mesék könyvek irodalom művészet művészek híres
    színészek énekesek dalok királyok háború háborúk világháború középkor ókori róma egyiptom karácsony húsvét
    születésnap esküvő család barátok barátság szerelem gyerekek gyerekkor iskola munka iroda élet évek század kutyák
    macskák madarak lovak növények virágok fák gyümölcsök zöldségek test egészség autók vonatok repülők időjárás nyár ősz
    tél tavasz színek számok ház tárgyak világ emberek nők férfiak rejtvények vicces könnyű igazság buli legnagyobb
    első neve földrajz`,
  ro: `istorie istoria muzică muzica animale filme televiziune seriale mâncare băuturi bucătărie vin bere pâine brânză
    călătorii vacanță țări orașe râuri munți mare capitale românia român română românească românești engleză fotbal
    sporturi jocuri joc întrebări întrebare cunoștințe generale spațiu planete stele luna pământ natură natura știință
    invenții inventatori cuvinte limba limbi proverbe povești basme cărți literatură artă artiști celebri actori
    cântăreți cântece melodii regi război războaie mondial evul mediu antică roma egipt crăciun paște nuntă aniversare
    familie prieteni prietenie dragoste iubire copii copilărie școală muncă birou viață anii secol câini pisici păsări
    cai plante flori copaci fructe legume corp sănătate mașini trenuri avioane vreme vară toamnă iarnă primăvară culori
    numere casă obiecte lume oameni femei bărbați ghicitori amuzant ușor adevăr petrecere geografie`,
  hr: `povijest glazba životinje filmovi televizija serije hrana jelo piće pića kuhinja kuhanje vino pivo kruh putovanja
    odmor države zemlje gradovi grad rijeke planine more hrvatska hrvatski hrvatske hrvatskoj engleski nogomet rukomet
    sportovi igre igra pitanja pitanje znanje opće svemir planeti zvijezde mjesec priroda znanost izumi izumitelji
    riječi jezik jezici poslovice bajke knjige književnost umjetnost umjetnici poznati slavni glumci pjevači pjesme
    kraljevi kralj rat ratovi svjetski srednji vijek stari rim egipat božić uskrs rođendan svadba vjenčanje obitelj
    prijatelji prijateljstvo ljubav djeca djetinjstvo škola posao ured život godine stoljeće psi mačke ptice konji
    biljke cvijeće drveće voće povrće tijelo zdravlje automobili vlakovi avioni vrijeme ljeto jesen zima proljeće boje
    brojevi kuća stvari svijet ljudi žene muškarci zagonetke smiješno istina zabava molim zemljopis`,
  tr: `tarih tarihi müzik hayvanlar filmler televizyon diziler yemek yemekler içecekler mutfak mutfağı şarap bira ekmek peynir
    seyahat tatil ülkeler şehirler nehirler dağlar deniz başkentler türkiye türk türkçe ingilizce futbol basketbol
    sporlar spor oyunlar oyun sorular soru bilgi genel kültür uzay gezegenler yıldızlar ay dünya doğa bilim icatlar
    mucitler kelimeler dil diller atasözleri masallar kitaplar edebiyat sanat sanatçılar ünlüler ünlü oyuncular
    şarkıcılar şarkılar krallar padişahlar savaş savaşlar savaşı ortaçağ antik roma mısır bayram ramazan doğum günü düğün
    aile arkadaşlar arkadaşlık dostluk aşk çocuklar çocukluk okul iş ofis günlük hayat yıllar yüzyıl köpekler kediler
    kuşlar atlar bitkiler çiçekler ağaçlar meyveler sebzeler vücut sağlık arabalar trenler uçaklar hava yaz sonbahar kış
    ilkbahar renkler sayılar ev eşyalar insanlar kadınlar erkekler bilmeceler komik kolay doğruluk parti lütfen
    coğrafya osmanlı`,
  id: `sejarah musik hewan binatang acara televisi makanan minuman dapur masakan roti keju perjalanan liburan negara kota
    sungai gunung laut pulau ibu indonesia bahasa inggris sepak bola bulu tangkis olahraga permainan pertanyaan
    pengetahuan umum luar angkasa planet bintang bulan bumi alam ilmu penemuan penemu kata peribahasa dongeng cerita
    buku sastra seni seniman terkenal aktor penyanyi lagu raja perang dunia kuno natal lebaran ramadan ulang tahun
    pernikahan keluarga teman sahabat persahabatan cinta anak masa kecil sekolah kerja kantor kehidupan abad anjing
    kucing burung kuda tanaman bunga pohon buah sayur tubuh kesehatan mobil kereta pesawat cuaca musim warna angka rumah
    benda orang wanita pria teka teki lucu mudah kebenaran pesta tolong geografi rakyat nusantara`,
  vi: `lịch sử âm nhạc động vật phim ảnh truyền hình món ăn ẩm thực đồ uống bếp rượu bia bánh mì du lịch kỳ nghỉ quốc gia
    thành phố sông núi biển thủ đô tiếng bóng đá thể thao trò chơi câu hỏi kiến thức vũ trụ hành tinh ngôi mặt trăng
    trái đất thiên nhiên khoa học phát minh từ ngữ tục ngữ ca dao truyện cổ tích sách văn học nghệ thuật nghệ sĩ nổi
    tiếng diễn viên ca sĩ bài hát vua chiến tranh thế giới cổ đại giáng sinh tết nguyên đán sinh nhật đám cưới gia đình
    bạn bè tình yêu trẻ em tuổi thơ trường học công việc văn phòng cuộc sống năm thế kỷ chó mèo chim ngựa cây hoa quả
    rau cơ thể sức khỏe xe tàu máy bay thời tiết mùa màu sắc số nhà đồ vật đàn ông phụ nữ đố vui hài hước dễ sự thật`,
};
