import type { LatinLanguage } from './latin-languages.ts';

/** What sentences can't do without. Words that two languages share stand in both. */
export const SMALL_WORDS: Readonly<Record<LatinLanguage, string>> = {
  en: `the a an of and or to in on at for with from by about into over under between without within is are was were be
    been being am has have had having do does did done can could will would should may might must this that these
    those it its he she they them him his her their we us our you your i my me who whom whose what which when where
    why how not no nor yes if then than as but so because while after before during since until also only just very
    more most less least much many some any every each all both few other another such same own there here out up down
    off again once`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wurden
    hat haben hatte kann können muss soll sein seine seinen ihr ihre ihren nicht kein keine mit von vom zu zum zur bei
    beim aus auf für über unter durch gegen ohne nach vor seit wegen wer was wann wo warum wie welche welcher welches
    welchen welchem wessen ich du er sie wir uns euch dein deine mein meine dich mich sich im am ins als auch nur noch
    schon sehr mehr viel viele alle alles jede jeder jedes dieser diese dieses wenn weil dass man heißt gibt
    liegt schrieb malte spielte gewann nannte hieß fand steht`,
  fr: `le la les un une des du de au aux et ou mais est sont était été être a ont avait avoir fait dans sur sous avec sans
    pour par entre chez vers depuis pendant qui que quoi quel quelle quels quelles où quand comment pourquoi combien je
    tu il elle nous vous ils elles on mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces
    ne pas plus moins très bien tout tous toute toutes même aussi si en y se dont lequel laquelle plusieurs chaque
    jamais toujours peut doit
    écrit peint réalisé chanté joué gagné appelle trouve nomme porte`,
  es: `el la los las un una unos unas de del al y o pero es son era fue fueron ser está están estar ha han había hay en
    con sin por para entre desde hasta sobre bajo qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuántos
    cuántas yo tú él ella nosotros vosotros ellos ellas usted ustedes mi mis tu tus su sus nuestro nuestra este esta
    estos estas ese esa eso que no sí más menos muy todo todos toda todas también si se lo le les cada nunca siempre
    puede tiene alguien
    escribió pintó dirigió cantó ganó llama encuentra lleva`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle da dal dalla al allo alla ai alle nel nella nei nelle
    sul sulla e ed o ma è sono era erano essere stato stata ha hanno aveva c'è con senza per tra fra su chi che cosa quale
    quali quando dove come perché quanto quanti quante io tu lui lei noi voi loro mio mia tuo tua suo sua nostro nostra
    questo questa questi queste quello quella non più meno molto tutto tutti tutte anche se si ci ogni mai sempre può
    viene
    scritto dipinto diretto cantato vinto chiama trova porta`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às pelo pela e ou mas é são era foi foram ser
    está estão estar tem têm tinha há com sem por para entre desde até sobre quem que qual quais quando onde como porquê
    quanto quantos quantas eu tu ele ela nós vós eles elas você vocês meu minha teu tua seu sua nosso nossa este esta
    esse essa isso não sim mais menos muito todo todos toda todas também se cada nunca sempre pode
    escreveu pintou dirigiu cantou ganhou chama fica`,
  nl: `de het een en of maar is zijn was waren wordt worden werd heeft hebben had kan kunnen moet zal zou in op aan met van
    voor naar bij uit over onder tussen zonder door tegen na sinds wie wat wanneer waar waarom hoe welke welk ik jij je
    hij zij ze wij we jullie mijn jouw ons onze hun haar niet geen ook nog al zeer veel meer alle alles elke elk deze
    dit dat die er om te als dan heet ooit
    schreef schilderde zong ligt staat genoemd`,
  pl: `i a w z we ze na do od po o u za dla przez przy pod nad przed między bez jest są był była było były być ma mają miał
    nie tak to ten ta te tego tej tych co kto kogo który która które których jaki jaka jakie kiedy gdzie dlaczego jak
    ile ja ty on ona my wy oni mój moja twój twoja nasz nasza wasz się oraz lub ale czy tylko bardzo więcej
    wszystko wszyscy każdy każda jakim jakiej którym której nazwę nosi
    napisał namalował zagrał wygrał leży znajduje`,
  sv: `och eller men är var blir blev har hade kan ska skall i på av med från till för om över under mellan utan genom mot
    efter vem vad vilken vilket vilka när var varför hur jag du han hon vi ni de dem min mitt mina din ditt dina vår
    vårt våra er ert era sin sitt sina inte ingen också bara mycket mer alla allt varje denna detta dessa det den en ett
    som att heter någon aldrig
    skrev målade sjöng vann ligger kallas`,
  da: `og eller men er var bliver blev har havde kan skal i på af med fra til for om over under mellem uden gennem mod
    efter hvem hvad hvilken hvilket hvilke hvornår hvor hvorfor hvordan jeg du han hun vi de dem min mit mine din dit
    dine vores jeres sin sit sine ikke ingen også kun meget mere alle alt hver denne dette disse det den en et som at
    hedder nogen aldrig
    skrev malede vandt ligger kaldes`,
  no: `og eller men er var blir ble har hadde kan skal i på av med fra til for om over under mellom uten gjennom mot etter
    hvem hva hvilken hvilket hvilke når hvor hvorfor hvordan jeg du han hun vi dere de dem min mitt mine din ditt dine
    vår vårt våre sin sitt sine ikke ingen også bare mye mer alle alt hver denne dette disse det den en et som å heter
    noen aldri
    skrev malte vant ligger kalles`,
  fi: `ja tai mutta on ovat oli olivat olla ei eivät kuka mikä mitkä mitä missä mistä mihin milloin miksi miten kuinka kenen
    minkä minä sinä hän me te he minun sinun hänen meidän teidän heidän tämä nämä se ne tuo joka jotka kanssa ilman
    ennen jälkeen välillä alla päällä myös vain hyvin paljon enemmän kaikki jokainen kun jos että kuin vai monta
    kirjoitti maalasi ohjasi voitti sijaitsee vuonna nimensä saanut`,
  cs: `a i v ve s se z ze na do od po o u za pro přes při pod nad před mezi bez je jsou byl byla bylo byli být má mají měl
    ne ano to ten ta ty toho co kdo koho který která které kterého jaký jaká jaké kdy kde proč jak kolik já on ona my
    vy oni můj moje tvůj náš naše váš vaše nebo ale jen velmi více všechno každý každá jejich kterém jakém jmenuje
    napsal namaloval vyhrál leží nachází`,
  sk: `a aj v vo s so z zo na do od po o u za pre cez pri pod nad pred medzi bez je sú bol bola bolo boli byť má majú mal
    nie áno to ten tá tie toho čo kto koho ktorý ktorá ktoré ktorého aký aká aké kedy kde prečo ako koľko ja on ona my
    vy oni môj moja tvoj náš naša váš vaša alebo ale len veľmi viac všetko každý každá sa ich ktorom akom volá
    napísal namaľoval vyhral leží nachádza`,
  hu: `a az egy és vagy de van volt voltak lesz nem igen hogy ha ki mi mit kik melyik milyen mikor hol miért hogyan hány
    mennyi én te ő mi ti ők ez ezek azok amely aki ami is csak nagyon több minden mindenki valaki soha mindig meg
    között nélkül alatt fölött után előtt szerint ban ben nak nek
    írta festette rendezte énekelte nyerte viseli nevét városban`,
  ro: `și sau dar este sunt era erau fost fi are au avea în din de la cu fără pe pentru prin între sub despre după până
    cine ce care când unde cum câți câte cât eu tu el ea noi voi ei ele meu mea tău ta său sa nostru noastră un o unei
    unui acest această aceste nu da mai foarte tot toți toate fiecare niciodată se al ale cel cea cei
    scris pictat regizat cântat câștigat numește află poartă numele`,
  hr: `i ili ali je su bio bila bilo bili biti ima imaju nije ne da u na s sa iz od do za po o pri pod nad pred između bez
    kroz tko što koji koja koje kojeg kakav kada gdje zašto kako koliko ja ti on ona mi vi oni moj moja tvoj naš naša
    vaš ovaj ova ovo taj se kao samo vrlo više sve svaki svaka kojem kojim kojoj čiji
    ime ima dobio nalazi zove
    napisao naslikao`,
  tr: `ve veya ama bir bu şu o ile için gibi kadar göre sonra önce üzerinde altında arasında değil var yok mi mı mu mü ne
    kim kimin hangi hangisi nerede nereye neden nasıl kaç zaman ben sen biz siz onlar benim senin bizim sizin olan
    olarak oldu olur dır dir de da çok daha en her tüm bütün hiç
    yazdı adını şehirde alır bulunur`,
  id: `yang dan atau tetapi adalah ialah ini itu di ke dari dengan untuk pada oleh dalam tanpa antara sebelum sesudah
    setelah siapa apa mana kapan mengapa kenapa bagaimana berapa saya aku kamu anda dia kami kita mereka tidak bukan
    juga hanya sangat lebih semua setiap ada bisa akan sudah tentang sebuah seorang para
    menulis berada disebut bernama`,
  vi: `và hoặc nhưng là của trong ngoài trên dưới với không cho từ đến về bằng giữa ai gì nào đâu khi sao thế bao nhiêu tôi
    bạn anh chị em chúng họ này đó kia những các một hai rất hơn nhất cũng chỉ mọi mỗi được bị có đã đang sẽ người việt
    nước`,
};
