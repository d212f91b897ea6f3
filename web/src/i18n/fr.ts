// French. Words of the booklet: piles de défausse, protéger, retourner, récupérer.

import { kinds } from '../engine/names';
import type { Cards, Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, formOf, mended, type Form, type Group, type Who } from './format';
import { de, withFrenchSpaces } from './french';

const { count, list, names, either } = formatOf('fr-CH');

const nouns: Record<Kind, { one: string; other: string; gender: 'm' | 'f'; the: string }> = {
  G: { one: 'feuille', other: 'feuilles', gender: 'f', the: 'la feuille' },
  Y: { one: 'étoile', other: 'étoiles', gender: 'f', the: 'l’étoile' },
  R: { one: 'cœur', other: 'cœurs', gender: 'm', the: 'le cœur' },
  B: { one: 'goutte', other: 'gouttes', gender: 'f', the: 'la goutte' },
  P: { one: 'fleur', other: 'fleurs', gender: 'f', the: 'la fleur' },
  X: { one: 'X', other: 'X', gender: 'm', the: 'le X' },
};

const un = (kind: Kind) => `${nouns[kind].gender === 'm' ? 'un' : 'une'} ${nouns[kind].one}`;
const leDeuxieme = (kind: Kind) => (nouns[kind].gender === 'm' ? 'le deuxième' : 'la deuxième');
const deux = (kind: Kind) => `deux ${nouns[kind].other}`;

const cardsOf = (cards: Cards) =>
  list(kinds.flatMap((kind) => (cards[kind] ? [count(cards[kind], nouns[kind])] : [])));
const nCards = (n: number) => count(n, { one: 'carte', other: 'cartes' });
const nUnsecured = (n: number) => count(n, { one: 'carte non protégée', other: 'cartes non protégées' });
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const open = (on: readonly Kind[]) => {
  const visible = on.length === 1 ? 'est visible' : 'sont visibles';
  return `${capital(list(on.map(un)))} ${visible}.`;
};
const label = (who: Who) => (who.you ? 'Toi' : who.name);
const does = (who: Who, you: string, other: string) => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const doTogether = (who: Group, verbs: Record<Form, string>) => {
  const all = names(who, 'Toi');
  const subjects = { you: 'Tu', one: all, youAndOthers: `${all}, vous`, several: all };
  return `${subjects[formOf(who)]} ${verbs[formOf(who)]}`;
};
const turnOf = (who: Who) => (who.you ? 'C’est à toi de jouer.' : `C’est à ${who.name} de jouer.`);

export const fr: Messages = mended<Messages>({
  kinds: { G: 'feuille', Y: 'étoile', R: 'cœur', B: 'goutte', P: 'fleur', X: 'X' },
  colours: { G: 'vert', Y: 'jaune', R: 'rouge', B: 'bleu', P: 'rose' },
  cards: cardsOf,
  points: nPoints,
  you: 'Toi',
  label,

  table: {
    board: 'Les neuf piles',
    spotClosed: ({ spot, height }) => `Place ${spot}, ${nCards(height)}, face cachée`,
    spotOpen: ({ spot, kind, height }) => `Place ${spot}, ${nouns[kind].one}, visible, ${nCards(height)}`,
    spotBarred: ({ spot, height }) => `Place ${spot}, ${nCards(height)}, tout juste cachée, choisis-en une autre`,
    spotEmpty: ({ spot }) => `Place ${spot}, vide`,
    pile: ({ pile, kind, height }) => `Pile de défausse ${pile}, ${nouns[kind].one} sur le dessus, ${nCards(height)}`,
    pileEmpty: ({ pile }) => `Pile de défausse ${pile}, vide`,
    pileSecures: ({ label }) => `${label}. Ici, tu protèges tes cartes!`,
    seat: ({ who, points, active, partner }) =>
      [
        label(who),
        ...(partner ? ['dans ton équipe'] : []),
        nPoints(points),
        ...(active ? [who.you ? 'à toi de jouer' : 'joue maintenant'] : []),
      ].join(', '),
    partner: 'dans ton équipe',
    teams: ['équipe Rond', 'équipe Triangle', 'équipe Carré'],
    tray: ({ who }) => (who.you ? 'Tes cartes non protégées' : `${who.name} · non protégées`),
    secured: 'protégées',
    points: 'points',
    hand: ({ cards }) => `À placer: ${cardsOf(cards)}`,
    take: 'Prendre',
    takeFrom: ({ other }) => `Prendre les cartes ${de(other.name)}`,
    direction: 'On joue dans le sens inverse des aiguilles d’une montre',
  },

  prompt: {
    firstCard: ({ to }) => calling(to, 'Retourne une carte.'),
    firstCardHint: 'Deux cartes identiques font une paire.',
    newCardHint: 'Mais pas celles qu’on vient de cacher.',
    secondCard: ({ to, kind }) => `${capital(un(kind))}! ${calling(to, `Où est ${leDeuxieme(kind)}?`)}`,
    secondCardHint: 'Retourne encore une carte.',
    coverOrSeek: ({ on }) => open(on),
    coverOrSeekHint: ({ to }) => calling(to, 'Cherche la même avec une seule carte – ou cache tout.'),
    cover: 'Tout cacher et recommencer',
    seek: ({ to }) => calling(to, 'Cherche encore avec une carte.'),
    seekHint: ({ on }) => open(on),
    placePair: ({ to, kind }) => `${capital(deux(kind))}! ${calling(to, 'Où les mets-tu?')}`,
    placePairHint: 'Touche une pile pour chaque carte.',
    placeCards: ({ to, cards }) => calling(to, `Répartis ${nCards(cards)} sur tes piles de défausse.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Répartis ${nCards(cards)} pour ${owner.name}.`),
    placeCardsHint: 'Choisis celles du dessus. Le reste va dessous.',
    partnerHint: ({ partner }) => `Tu peux aussi donner la paire à ${partner.name}.`,
    placeProposed: 'Placer ainsi',
    placeDone: 'Le reste dessous',
    placeHereToo: 'Ici aussi',
    take: ({ to }) => calling(to, 'À qui prends-tu les cartes?'),
    takeHint: ({ left, right }) => `${left.name} à gauche ou ${right.name} à droite.`,
    over: 'La partie est finie.',
    undo: 'Annuler',
    look: 'Regarde bien!',
    looked: 'Vu!',
  },

  waiting: {
    firstCard: ({ who }) => `${does(who, 'retournes', 'retourne')} une carte.`,
    secondCard: ({ who, kind }) =>
      `${does(who, 'as', 'a')} ${un(kind)} et ${who.you ? 'cherches' : 'cherche'} ${leDeuxieme(kind)}.`,
    coverOrSeek: ({ who }) => `${does(who, 'réfléchis', 'réfléchit')}: cacher ou chercher?`,
    seek: ({ who }) => `${does(who, 'cherches', 'cherche')} encore.`,
    place: ({ who }) => `${does(who, 'places tes', 'place ses')} cartes.`,
    take: ({ who }) => `${does(who, 'réfléchis', 'réfléchit')}: à gauche ou à droite?`,
  },

  event: {
    onSpot: ({ spot, sentence }) => `Place ${spot}: ${sentence}`,
    turned: ({ who, kind }) => `${does(who, 'retournes', 'retourne')} ${un(kind)}.`,
    turnedAndMoved: ({ who, kind, spot }) =>
      `${does(who, 'retournes', 'retourne')} ${un(kind)}. La carte est maintenant sur la place ${spot}.`,
    paired: ({ who, kind }) => `Une paire! ${does(who, 'as', 'a')} ${deux(kind)}.`,
    sought: ({ who, kind }) => `Trouvé! ${does(who, 'prends', 'prend')} ${deux(kind)}.`,
    placed: ({ who, cards }) => `${does(who, 'places', 'place')} ${cardsOf(cards)}.`,
    placedFor: ({ who, other, cards }) =>
      other.you
        ? `${label(who)} te donne ${cardsOf(cards)}.`
        : `${does(who, 'donnes', 'donne')} ${cardsOf(cards)} à ${other.name}.`,
    secured: ({ who, kind, cards }) =>
      `Trois ${nouns[kind].other}! ${does(who, 'protèges', 'protège')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }) => `${does(who, 'gagnes', 'gagne')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }) =>
      who.you
        ? `La dernière paire te rapporte ${nCards(cards)}.`
        : `La dernière paire rapporte ${nCards(cards)} à ${who.name}.`,
    rookie: ({ who }) => `${does(who, 'récupères', 'récupère')} toutes les cartes non protégées des autres.`,
    taken: ({ who, other, cards }) =>
      other.you
        ? `${label(who)} te prend ${nCards(cards)}.`
        : `${does(who, 'prends', 'prend')} ${nCards(cards)} à ${other.name}.`,
    mismatch: 'Pas de paire. Les deux cartes sont à nouveau cachées.',
    covered: ({ who }) => `${does(who, 'caches', 'cache')} les cartes visibles.`,
    coveredAfterSeek: 'Les autres cartes visibles sont cachées.',
    shifted: ({ kind, spot }) => `${capital(nouns[kind].the)} passe sur la place ${spot}.`,
    turnOf: ({ next }) => turnOf(next),
    stayOpen: ({ next }) => `La couleur et le X restent visibles. ${turnOf(next)}`,
    noMatch: ({ next }) => `Pas de paire, toutes les cartes restent visibles. ${turnOf(next)}`,
    lastPair: ({ who }) => `${does(who, 'as', 'a')} trouvé la dernière paire. La partie est finie.`,
    standstill: 'Depuis longtemps, personne n’a rien trouvé de nouveau. La partie s’arrête ici.',
  },

  told: {
    card: ({ kind, spot }) => `${nouns[kind].one} sur ${spot}`,
    moved: ({ kind, from, spot }) => `${nouns[kind].one} de la place ${from}, maintenant sur ${spot}`,
    pair: 'une paire',
    noPair: 'pas de paire',
    covered: 'cartes visibles cachées',
    stayOpen: 'reste visible',
    secured: ({ cards }) => `protège ${nCards(cards)}`,
    rookie: 'Rookie',
    taken: ({ other, cards }) => (other.you ? `te prend ${nCards(cards)}` : `prend ${nCards(cards)} à ${other.name}`),
  },

  starts: {
    lot: ({ who }) => `Le hasard a décidé. ${does(who, 'commences', 'commence')}.`,
    turns: ({ who }) => `Chacun commence à son tour. Cette fois, ${who.you ? 'tu commences' : `${who.name} commence`}.`,
    chosen: ({ who }) => `${does(who, 'commences', 'commence')}, comme convenu.`,
  },

  bots: {
    random: { name: 'Dé', line: 'Retourne n’importe quoi, sans réfléchir.' },
    goldfish: { name: 'Poisson rouge', line: 'Oh, une carte! C’était quoi, la dernière?' },
    puppy: { name: 'Chiot', line: 'Content de chaque paire, mais vite distrait.' },
    parrot: { name: 'Perroquet', line: 'Retient trois cartes et bavarde volontiers.' },
    squirrel: { name: 'Écureuil', line: 'Cache beaucoup de cartes dans sa tête et en oublie quelques-unes.' },
    fox: { name: 'Renard', line: 'Fait bien attention et compte les cartes sorties.' },
    raven: { name: 'Corbeau', line: 'Malin, avec une très bonne mémoire.' },
    elephant: { name: 'Éléphant', line: 'N’oublie jamais une carte.' },
    grandmaster: { name: 'Hibou', line: 'N’oublie rien et prévoit les coups.' },
  },

  options: {
    variant: 'Variante',
    variants: {
      standard: { name: 'Standard', line: 'Chacun pour soi, avec les X.' },
      team: { name: 'Équipe', line: 'À deux contre les autres, assis l’un en face de l’autre. À 4 ou à 6.' },
      kids: { name: 'Enfants', line: 'Trouver des paires, c’est tout: sans X, personne ne te prend rien.' },
    },
    edition: 'Cartes',
    editions: {
      classic: { name: 'Classique', line: '18 cartes de chaque sorte, environ 20 minutes.' },
      pocket: { name: 'Pocket ou Travel', line: '12 cartes de chaque sorte, plus court.' },
    },
    first: 'Qui commence?',
    firstAny: 'Le hasard décide',
    firstTurns: 'Chacun à son tour',
    lookTime: 'Temps pour regarder',
    lookTimes: { short: 'court', normal: 'moyen', long: 'long', longer: '8 secondes', longest: '30 secondes', tapped: 'jusqu’à ce qu’on touche' },
    botSpeed: 'Les animaux jouent',
    botSpeeds: { slow: 'lentement', normal: 'normalement', fast: 'vite' },
    aids: 'Aides pour apprendre',
    aidsLine: 'Montrent les cartes déjà vues, ce qui protège et ce qui serait bien.',
  },

  start: {
    tagline: 'Trouver des paires, les protéger, les chiper. De 2 à 6 joueurs.',
    playNow: 'Jouer',
    playNowLine: ({ bots }) => `Toi contre ${list(bots)}`,
    resume: 'Continuer',
    newVersion: 'Charger la nouvelle version',
    backTo: ({ code }) => `Retour à la table ${code}`,
    whoPlays: 'Qui joue?',
    online: 'Sur plusieurs appareils',
    day: 'Les cartes du jour',
    tutorial: 'Apprendre en jouant',
    rules: 'Règle du jeu',
    games: 'Mes parties',
    settings: 'Réglages',
    language: 'Langue',
  },

  who: {
    title: 'Qui joue?',
    table: 'La table, dans le sens inverse des aiguilles d’une montre',
    seat: ({ seat, label }) => `Place ${seat}: ${label}`,
    seats: (n) => count(n, { one: 'joueur', other: 'joueurs' }),
    add: 'Ajouter',
    sits: ({ seat }) => `Qui est assis à la place ${seat}?`,
    person: 'Une personne',
    name: 'Prénom',
    namePlaceholder: ({ seat }) => `Joueur ${seat}`,
    forward: 'Une place plus loin',
    backward: 'Une place en arrière',
    swap: 'Changer de place',
    remove: 'Enlever',
    teams: ({ who }) => {
      const verbs = { you: 'fais', one: 'fait', youAndOthers: 'faites', several: 'font' };
      return `${doTogether(who, verbs)} équipe.`;
    },
    needs: ({ counts }) => `Ce jeu se joue à ${either(counts)}.`,
    flat: 'La tablette est posée au milieu de la table',
    flatLine: 'Chacun voit ses cartes depuis sa place.',
    more: 'Plus',
    start: 'C’est parti',
  },

  settings: {
    title: 'Réglages',
    appearance: 'Apparence',
    themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    contrast: 'Contraste élevé',
    sound: 'Sons',
    yourTurnSound: 'Son quand c’est à toi',
    vibration: 'Vibrations',
    language: 'Langue',
    close: 'Fermer',
    menu: 'Menu',
    back: 'Retour',
  },

  game: {
    hint: 'Que faire?',
    hintTurn: 'Retourne la carte marquée.',
    hintCover: 'Cache les cartes visibles.',
    hintPlace: 'Place les cartes comme ça.',
    hintTake: ({ other }) => `Prends les cartes ${de(other.name)}.`,
    hintMissing: 'Le conseil n’a pas pu être chargé.',
    aids: { on: 'Les aides sont activées.', off: 'Les aides sont désactivées.' },
    why: {
      pair: 'Cette carte fait une paire avec une carte visible.',
      two: 'Tu en as déjà vu deux: va chercher la paire.',
      known: 'On a déjà vu cette carte: elle n’apprend rien aux autres.',
      new: 'Personne n’a encore vu cette carte.',
      noMatch: 'On n’a encore vu aucune carte qui va avec.',
      littleOpen: 'Les cartes visibles ne t’apportent pas grand-chose.',
      rookie: 'Trois X sur le dessus font un Rookie!',
      secures: 'Trois cartes identiques sur le dessus: tout est protégé.',
      twoTops: 'Deux identiques sur le dessus: encore une, et tout est protégé.',
      differentTops: 'Des cartes différentes sur le dessus vont avec plus de paires.',
      moreCards: 'Il y a plus de cartes à prendre.',
      betterCards: 'Ces cartes vont mieux avec tes piles.',
    },
    seen: ({ label, kind }) => `${label}. Ici, on a vu ${un(kind)}.`,
    proposal: ({ tops }) =>
      `Placer comme ça: ${list(tops.map(({ kind, pile }) => `${nouns[kind].one} sur la pile de défausse ${pile}`))}`,
    keys: 'Touches: flèches et Entrée, ou 1 à 9 pour une pile. U annule, H donne un conseil, P fait une pause.',
    notSaved: 'Cet appareil ne peut pas enregistrer la partie. Laisse la page ouverte jusqu’à la fin.',
  },

  trouble: {
    title: 'Quelque chose n’a pas marché',
    loading: 'Le jeu n’a pas pu être chargé. Y a-t-il une connexion?',
    storage: 'La partie enregistrée ne peut pas être lue.',
    broken: 'Le jeu a trébuché.',
    again: 'Essayer encore',
    elsewhere: 'Cette partie continue dans un autre onglet.',
    here: 'Continuer ici',
  },

  pause: {
    title: 'Pause',
    line: 'Les cartes se reposent. Personne ne voit rien.',
    goOn: 'Continuer',
    rules: 'Relire la règle',
    again: 'Nouvelle partie',
    leave: 'Quitter la partie',
    leaveQuestion: 'Veux-tu vraiment quitter cette partie?',
    leaveYes: 'Oui, quitter',
    leaveNo: 'Non, continuer à jouer',
    handOver: ({ who }) => `Maintenant, c’est à ${who.name}.`,
  },

  result: {
    won: ({ who, points }) => {
      const verbs = {
        you: 'gagnes',
        one: 'gagne',
        youAndOthers: 'gagnez ensemble',
        several: 'gagnent ensemble',
      };
      return `${doTogether(who, verbs)} avec ${nPoints(points)}!`;
    },
    shared: ({ who, points, teams }) => {
      const verbs = { you: 'partages', one: 'partage', youAndOthers: 'partagez', several: 'partagent' };
      return `${doTogether(who, verbs)} la victoire, avec ${nPoints(points)} ${teams ? 'par équipe' : 'chacun'}.`;
    },
    course: 'Le déroulement',
    courseLine: ({ turns }) =>
      `Points et cartes non protégées en ${count(turns, { one: 'tour', other: 'tours' })}`,
    pointsLine: ({ turns }) => `Points en ${count(turns, { one: 'tour', other: 'tours' })}`,
    securedCards: 'protégées',
    unsecuredCards: 'non protégées',
    asTable: 'Voir le tableau',
    turn: 'Tour',
    chart: ({ who, points, most }) =>
      `${label(who)}: ${nPoints(points)} à la fin, jamais plus de ${nUnsecured(most)}`,
    moments: 'Grands moments',
    biggestTake: ({ who, other, cards }) =>
      `La plus belle prise: ${
        other.you
          ? `${label(who)} t’a pris ${nCards(cards)}`
          : `${who.you ? 'tu as' : `${who.name} a`} pris ${nCards(cards)} à ${other.name}`
      }.`,
    biggestSecured: ({ who, cards }) =>
      `Le plus beau trésor: ${who.you ? 'tu as' : `${who.name} a`} protégé ${nCards(cards)} d’un coup.`,
    rookies: ({ who, times }) =>
      `${does(who, 'as fait', 'a fait')} ${count(times, { one: 'Rookie', other: 'Rookies' })}.`,
    again: 'Rejouer',
    others: 'Autres joueurs',
    home: 'Retour à l’accueil',
  },
}, withFrenchSpaces);
