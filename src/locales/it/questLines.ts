import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';
import { italianRegion } from './ids.ts';

type Step = NonNullable<ReturnType<typeof lineWords.step>>;

const species = (region: string) => (goal: number) =>
  `Cattura ${italianCount(goal, 'specie', 'specie')} che vivono a ${region}.`;
const things = (region: string) => (goal: number) =>
  `Trova ${italianCount(goal, 'cosa', 'cose')} in giro per ${region}. Valgono anche quelle nascoste.`;
const badges = (region: string) => (goal: number) =>
  `Vinci ${italianCount(goal, 'medaglia', 'medaglie')} di ${region}.`;

const STEPS: Readonly<Record<string, Step>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Sale per le rose',
    says: 'Le mie rose non hanno mai visto il mare, e dagli stivali nemmeno tu. Di voi due, uno può andarci a piedi.',
    task: () => 'Raggiungi la costa di Terra Verde.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Dieci nel buio',
    says: 'Di notte il mulino vuole compagnia. Chi sia non m’importa. M’importa che siano dieci.',
    task: species('Verdevalle'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'La seconda frase',
    says: 'Ottoline Umber legge vecchie pietre. Di una mi ha detto la prima frase, poi era pronta la minestra. Lei si fermi per la seconda.',
    task: () => 'Parla con Ottoline Umber: di giorno sulla costa, al tramonto e di notte a Terra Verde.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Chi trova tiene',
    says: 'La gente perde cose. Lo so bene, io i manici glieli faccio. Raccogline sei, e non chiedo di chi erano.',
    task: things('Verdevalle'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Tre cerchi nell’acqua',
    says: 'Una medaglia è fortuna, due sono un caso. Torna con tre, e ti alzo la chiusa.',
    task: badges('Verdevalle'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Un lume per Guado Latch',
    says: 'A Guado Latch accendono troppo presto. Vacci, e fai la faccia contrariata da parte mia.',
    task: () => 'Raggiungi Guado Latch.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Un secondo parere',
    says: 'C’è in giro qualcuno della tua età che crede sia una gara di corsa. Tu non correre, e vinci.',
    task: () => 'Vinci una lotta contro Sorrel Latch.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Qualcuno ha il mio cucchiaio',
    says: 'Da quassù vedo tutto, e un Hoardent vicino a Guado Latch ha il mio cucchiaio. Non portarmi né l’uno né l’altro. Che si sappia, e basta.',
    task: () => 'Cattura un Hoardent. Vive nell’erba alta di Guado Latch.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Indietro il piede sinistro',
    says: 'La strada per Borgotorba è quella asciutta. Se è bagnata, è l’altra.',
    task: () => 'Raggiungi Borgotorba.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'Quel che la landa rende',
    says: 'La palude prende una cosa e la tiene cent’anni. Qualcuna è scaduta. Per cominciare me ne bastano cinque.',
    task: things('Odilanda'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Chi ride',
    says: 'Qualcosa ride del mio ring, col buio. Non mi offendo. Vorrei sapere la barzelletta.',
    task: () => 'Cattura un Cackleader. Viene nei prati di Borgotorba al tramonto e di notte.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Due che contano',
    says: 'Io conto le pecore e Maud Ashlar le pietre, e finora non è mai tornato. La saluti tu? Io andrei, ma è… ecco, una persona.',
    task: () => 'Parla con Maud Ashlar a Lungo Ascolto, di giorno, al tramonto o di notte.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Quattro corsi in su',
    says: 'Un muro di una pietra è una pietra. Con quattro, ti ci puoi appoggiare.',
    task: badges('Odilanda'),
  },
  'hark-chapel': {
    giver: 'Frate Eskil',
    title: 'La cera va da sé',
    says: 'A mia memoria nessuno ha preso la cera per la cappella, e la candela arde. Andresti a vedere che cosa mangia?',
    task: () => 'Raggiungi la Cappella Sommersa.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Diciannove calligrafie',
    says: 'Diciannove. E: no, nessuna dice perché. Me lo chiederai dopo aver letto il quaderno del campanaro. Così ho già risposto.',
    task: () => 'Leggi il quaderno del campanaro nella Cappella Sommersa.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'A distesa',
    says: 'Suono per chiunque viva qui, e vorrei il numero giusto. Presentamene trenta, tesoro.',
    task: species('Odilanda'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Attenzione al gradino',
    says: 'La minestra è alle sei. Se leggi questo a terra, fai tardi. C’è una nave, e poi c’è Porto Drizza.',
    task: () => 'Raggiungi Porto Drizza.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Acqua che sta ferma',
    says: 'Tutta l’acqua che sorvolo è salata e va di fretta. A Porto Drizza c’è un pozzo che non è né l’una né l’altra cosa. Bevi un sorso per me.',
    task: () => 'Passa accanto al pozzo di Porto Drizza e bevi.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Una diga abusiva',
    says: 'Qualcuno costruisce sul mio scalo senza permesso. Ha ottimi denti. Scopri se cerca lavoro.',
    task: () => 'Cattura un Lodgekin. Costruisce sulla riva di Porto Drizza all’alba e di giorno.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Quattro nel forno',
    says: 'Per meno di quattro non apro la fornace. Puoi infilarci le tue medaglie. Escono più lucide, o no.',
    task: badges('Maresparso'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Nota di testa: carbone',
    says: 'Carbone tiepido. Corda bagnata. Generosità, parecchia. Arriva in barca e sparisce prima che io stappi una boccetta. Scopra di chi è.',
    task: () =>
      'Parla con Nell Farthing: all’alba e di giorno a Porto Drizza, al tramonto e di notte ai Rimbalzelli.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'La luce che saluta',
    says: 'Ogni notte saluto il Fuso con la luce, e qualcosa risponde. Sono troppo timido per chiedere. Chiedi tu.',
    task: () => 'Raggiungi il Fuso.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Relitti, rottami, cappelli',
    says: 'La marea non ruba, anima cara: prende in prestito senza data. Riscuoti dodici dei suoi debiti.',
    task: things('Maresparso'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Tutti alla barriera',
    says: 'La barriera ha un libro degli ospiti, e ci mancano trentacinque nomi. Loro non sanno scrivere. Tu sì.',
    task: species('Maresparso'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'Il 9:04 per Salerta',
    says: 'Il treno è puntuale. È fermo in stazione da sei anni, quindi mai in ritardo. A te tocca andare a piedi.',
    task: () => 'Raggiungi Salerta.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'Quello che il ghiacciaio lascia andare',
    says: 'Quello che si beve a Salerta ce l’aveva prima il ghiacciaio. Vorrebbe sapere se mancava a qualcuno. Assaggia. Io annoto la faccia che fai.',
    task: () => 'Passa accanto al pozzo di Salerta e bevi.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Pane che cammina',
    says: 'Inforno le pagnotte, mi giro, e una è calda per conto suo. Prendimi il forno con le zampe.',
    task: () => 'Cattura un Ovendil. Gira nell’erba alta di Salerta al tramonto e di notte.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Trama e ordito',
    says: 'Con quattro fili si comincia. Con tre si hanno solo un nodo e delle opinioni.',
    task: badges('Oltrenube'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'Un pezzo a richiesta',
    says: 'Ogni notte il vento suona le stesse nove note. Qualcuno deve averle chieste. Va’ a sentire chi.',
    task: () => 'Raggiungi l’Organo del Vento.',
  },
  'cloud-plate': {
    giver: 'Badessa Tuyet',
    title: 'La polvere sull’ottone',
    says: 'Ho spazzato mille gradini. Sull’organo c’è una targa che non ho mai spolverato. Leggila. Se è impolverata, non dirmelo.',
    task: () => 'Leggi la targa sull’Organo del Vento.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Smarriti sopra le nuvole',
    says: 'Io riporto persone. Per guanti, borracce e uno sci sinistro non c’è nessuno. Quattordici, per favore, prima che rinevichi.',
    task: things('Oltrenube'),
  },
  'cloud-forty': {
    giver: 'Dott.ssa Amara Diallo',
    title: 'Quaranta strati',
    says: 'Una specie dice che cosa vive qui. Quaranta dicono perché. Lo scaffale l’ho già etichettato.',
    task: species('Oltrenube'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'E mezza di che cosa',
    says: 'Gli orologi di Emmezza vanno d’accordo sulla mezza e su nient’altro. Arriva quando vuoi: sarai in orario.',
    task: () => 'Raggiungi Emmezza.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'Quello che risponde',
    says: 'Appendo la lanterna sul lago, e ogni tanto ne sale un’altra a guardarla. Non lo mangerei. Vorrei dirgli grazie.',
    task: () => 'Cattura un Incandeel. Sale alla riva di Emmezza al tramonto e di notte.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Uno è in ritardo',
    says: 'I miei fringuelli tornano con l’orologio di Bartholomew Tock. O sono in anticipo loro o è in ritardo lui, e i fringuelli li ho contati. Chiediglielo. Con garbo, sta caricando.',
    task: () =>
      'Parla con Bartholomew Tock al Miglio Senzafretta. C’è a ogni ora, ma mai nello stesso punto.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Quattro voci',
    says: 'I miei registri tornano, tranne te. Quattro medaglie, a inchiostro, e chiudo la pagina e prendo un biscotto.',
    task: badges('Quattroluci'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Qualcuno dovrebbe sedersi lì',
    says: 'C’è un focolare che nessuno ha acceso e nessuno ha lasciato spegnere. Io veglio da qui. Le ginocchia migliori le hai tu.',
    task: () => 'Raggiungi il Focolare Freddo.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'L’ultimo atto',
    says: 'Il mio dramma più vecchio si ferma sul più bello. Al Focolare Freddo ci sono libri con la fine, sull’ultimo scaffale. Leggi in fretta, gocciolano.',
    task: () => 'Leggi l’ultimo scaffale al Focolare Freddo.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Quindici schegge',
    says: 'Tutto ciò che si è mai perso finisce in questa terra. Io lo fondo, ma prima mi piace chiederglielo.',
    task: things('Quattroluci'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'Tutte e quattro le luci insieme',
    says: 'Halcyon Abebe non ha una sorpresa dalla primavera dell’altr’anno. Sarebbe proprio una gentilezza.',
    task: () => 'Batti il Campione di Quattroluci.',
  },
};

const words: typeof lineWords = {
  title: 'Le serie delle regioni',
  intro:
    'Una cosa dopo l’altra, chieste dalla gente di lì. Nessuna data, nessuna fretta: quello che hai già fatto conta.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: «${text}»`,
  place: (place, steps) => `Passo ${numberWords(place)} di ${numberWords(steps)}`,
  closed: (count, region, won) =>
    `Si apre con ${italianCount(count, 'medaglia', 'medaglie')} di ${italianRegion(region)}. Tu ne hai ${numberWords(won)}.`,
  end: (title) => `Alla fine: il titolo «${title}»`,
  finished: (title) => `Fatto tutto. Il titolo «${title}» è tuo.`,
  gotTitle: (title) => `Il titolo «${title}» è tuo.`,
  line: (region, place, name, text, progress, reward) =>
    `${italianRegion(region)}, ${place}: ${name}. ${text} ${progress}. Ricompensa: ${reward}.`,
  lineClosed: (region, text) => `${italianRegion(region)}: ${text}`,
};
export default words;
