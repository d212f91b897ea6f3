// French. Words of the booklet: piles de défausse, protéger, retourner, récupérer.

import { kinds, type Cards, type Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, type Person } from './format';

const { number, count, list } = formatOf('fr-CH');

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
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const open = (on: readonly Kind[]) => {
  const visible = on.length === 1 ? 'est visible' : 'sont visibles';
  return `${capital(list(on.map(un)))} ${visible}.`;
};
const does = (who: Person, you: string, other: string) => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const turnOf = (who: Person) => (who.you ? 'C’est à toi.' : `C’est à ${who.name} de jouer.`);

export const fr: Messages = {
  kinds: { G: 'feuille', Y: 'étoile', R: 'cœur', B: 'goutte', P: 'fleur', X: 'X' },
  colours: { G: 'vert', Y: 'jaune', R: 'rouge', B: 'bleu', P: 'rose' },
  cards: cardsOf,
  points: nPoints,
  you: 'Toi',

  table: {
    board: 'Les neuf piles',
    spotClosed: ({ spot, height }) => `Place ${spot}, ${nCards(height)}, face cachée`,
    spotOpen: ({ spot, kind, height }) => `Place ${spot}, ${nouns[kind].one}, visible, ${nCards(height)}`,
    spotBarred: ({ spot, height }) => `Place ${spot}, ${nCards(height)}, tout juste cachée, choisis-en une autre`,
    spotEmpty: ({ spot }) => `Place ${spot}, vide`,
    pile: ({ pile, kind, height }) => `Pile de défausse ${pile}, ${nouns[kind].one} au-dessus, ${nCards(height)}`,
    pileEmpty: ({ pile }) => `Pile de défausse ${pile}, vide`,
    pileSecures: ({ label }) => `${label}. Ici, tu protèges tes cartes!`,
    seat: ({ name, points, active, partner }) =>
      [name, ...(partner ? ['dans ton équipe'] : []), nPoints(points), ...(active ? ['joue'] : [])].join(', '),
    partner: 'dans ton équipe',
    yourTray: 'Tes piles · pas encore protégées',
    trayOf: ({ name }) => `${name} · pas encore protégées`,
    secured: 'protégées',
    points: 'points',
    hand: ({ cards }) => `À placer: ${cardsOf(cards)}`,
    take: 'Prendre',
    takeFrom: ({ name }) => `Prendre à ${name}`,
    direction: 'On joue dans le sens inverse des aiguilles d’une montre',
    game: ({ variant, edition, turn }) => `${variant} · ${edition} · tour ${number(turn)}`,
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
    placePairHint: 'Touche une pile pour les deux, ou deux piles.',
    placeCards: ({ to, cards }) => calling(to, `Répartis ${nCards(cards)} sur tes piles.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Répartis ${nCards(cards)} pour ${owner}.`),
    placeCardsHint: 'Choisis celles du dessus. Le reste va dessous.',
    partnerHint: ({ name }) => `Tu peux aussi donner la paire à ${name}.`,
    placeProposed: 'Placer ainsi',
    placeDone: 'C’est fait',
    take: ({ to }) => calling(to, 'À qui prends-tu les cartes?'),
    takeHint: ({ left, right }) => `À gauche ${left}, à droite ${right}.`,
    over: 'La partie est finie.',
    undo: 'Annuler',
    look: 'Regarde bien!',
  },

  waiting: {
    firstCard: ({ name }) => `${name} retourne une carte.`,
    secondCard: ({ name, kind }) => `${name} a ${un(kind)} et cherche ${leDeuxieme(kind)}.`,
    coverOrSeek: ({ name }) => `${name} réfléchit: cacher ou chercher?`,
    seek: ({ name }) => `${name} cherche encore.`,
    place: ({ name }) => `${name} place ses cartes.`,
    take: ({ name }) => `${name} réfléchit: à gauche ou à droite?`,
  },

  event: {
    turned: ({ who, kind }) => `${does(who, 'retournes', 'retourne')} ${un(kind)}.`,
    turnedAndMoved: ({ who, kind, spot }) =>
      `${does(who, 'retournes', 'retourne')} ${un(kind)}. La carte est maintenant sur la place ${spot}.`,
    paired: ({ who, kind }) => `Une paire! ${does(who, 'as', 'a')} ${deux(kind)}.`,
    sought: ({ who, kind }) => `Trouvé! ${does(who, 'prends', 'prend')} ${deux(kind)}.`,
    placed: ({ who, cards }) => `${does(who, 'places', 'place')} ${cardsOf(cards)}.`,
    placedFor: ({ who, other, cards }) =>
      other.you
        ? `${who.name} te donne ${cardsOf(cards)}.`
        : `${does(who, 'donnes', 'donne')} ${cardsOf(cards)} à ${other.name}.`,
    secured: ({ who, kind, cards }) =>
      `Trois ${nouns[kind].other}! ${does(who, 'protèges', 'protège')} ${nCards(cards)}.`,
    securedPair: ({ who, cards }) => `${does(who, 'gagnes', 'gagne')} ${nPoints(cards)}.`,
    securedLast: ({ who, cards }) =>
      who.you
        ? `La dernière paire te rapporte ${nCards(cards)}.`
        : `La dernière paire rapporte ${nCards(cards)} à ${who.name}.`,
    rookie: ({ who }) => `Rookie! ${does(who, 'récupères', 'récupère')} toutes les cartes non protégées.`,
    taken: ({ who, other, cards }) =>
      other.you
        ? `${who.name} te prend ${nCards(cards)}.`
        : `${does(who, 'prends', 'prend')} ${nCards(cards)} à ${other.name}.`,
    mismatch: 'Pas de paire. Les deux cartes sont cachées à nouveau.',
    covered: ({ who }) => `${does(who, 'caches', 'cache')} les cartes visibles.`,
    coveredAfterSeek: 'Les autres cartes visibles sont cachées.',
    shifted: ({ kind, spot }) => `${capital(nouns[kind].the)} passe sur la place ${spot}.`,
    turnOf: ({ next }) => turnOf(next),
    stayOpen: ({ next }) => `La couleur et le X restent visibles. ${turnOf(next)}`,
    noMatch: ({ next }) => `Rien ne va ensemble, tout reste visible. ${turnOf(next)}`,
    lastPair: ({ who }) => `${does(who, 'as', 'a')} trouvé la dernière paire. La partie est finie.`,
    standstill: 'Depuis longtemps, personne n’a rien trouvé de nouveau. La partie s’arrête ici.',
  },

  bots: {
    random: { name: 'Dé', line: 'Retourne n’importe quoi, sans réfléchir.' },
    goldfish: { name: 'Poisson rouge', line: 'Oh, une carte! C’était quoi, la dernière?' },
    puppy: { name: 'Chiot', line: 'Content de chaque paire, et vite distrait.' },
    parrot: { name: 'Perroquet', line: 'Retient trois cartes et bavarde volontiers.' },
    squirrel: { name: 'Écureuil', line: 'Cache beaucoup de cartes dans sa tête et en oublie quelques-unes.' },
    fox: { name: 'Renard', line: 'Fait attention et compte ce qui est parti.' },
    raven: { name: 'Corbeau', line: 'Malin, avec une très bonne mémoire.' },
    elephant: { name: 'Éléphant', line: 'N’oublie jamais une carte.' },
    grandmaster: { name: 'Hibou', line: 'N’oublie rien et réfléchit à l’avance.' },
  },

  options: {
    variant: 'Variante',
    variants: {
      standard: { name: 'Standard', line: 'Chacun pour soi, avec les X.' },
      team: { name: 'Équipe', line: 'Deux par deux, assis l’un en face de l’autre. À 4 ou à 6.' },
      kids: { name: 'Enfants', line: 'Juste trouver des paires: sans X, personne ne prend rien.' },
    },
    edition: 'Cartes',
    editions: {
      classic: { name: 'Classique', line: '18 cartes de chaque sorte, environ 20 minutes.' },
      pocket: { name: 'Pocket', line: '12 cartes de chaque sorte, plus court.' },
    },
    ruling: 'Après deux X trouvés en cherchant',
    rulings: {
      de: { name: 'On continue', line: 'Avec deux nouvelles cartes.' },
      it: { name: 'On passe', line: 'C’est au joueur suivant.' },
    },
    first: 'Qui commence?',
    firstAny: 'Le hasard décide',
    lookTime: 'Temps pour regarder',
    lookTimes: { short: 'court', normal: 'moyen', long: 'long' },
    botSpeed: 'Les animaux jouent',
    botSpeeds: { slow: 'lentement', normal: 'normalement', fast: 'vite' },
    aids: 'Aides pour apprendre',
    aidsLine: 'Montre les cartes déjà vues, ce qui protège et ce qui serait bien.',
  },

  start: {
    tagline: 'Trouver des paires, les protéger, les chiper. De 2 à 6.',
    playNow: 'Jouer',
    playNowLine: ({ bots }) => `Toi contre ${list(bots)}`,
    resume: 'Continuer',
    whoPlays: 'Qui joue?',
    tutorial: 'Apprendre en jouant',
    rules: 'Règle du jeu',
    settings: 'Réglages',
    language: 'Langue',
  },

  who: {
    title: 'Qui joue?',
    person: 'Personne',
    bot: 'Animal',
    name: 'Prénom',
    namePlaceholder: ({ seat }) => `Joueur ${seat}`,
    addPerson: 'Ajouter une personne',
    addBot: 'Ajouter un animal',
    remove: ({ name }) => `Enlever ${name}`,
    level: 'Quel animal?',
    seats: (n) => count(n, { one: 'joueur', other: 'joueurs' }),
    teams: ({ first, second }) => `${first} et ${second} font équipe.`,
    teamNeeds: 'Pour jouer en équipe, il faut être 4 ou 6.',
    flat: 'La tablette est posée au milieu de la table',
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
    language: 'Langue',
    close: 'Fermer',
    menu: 'Menu',
    back: 'Retour',
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
    handOver: ({ name }) => `Maintenant, c’est à ${name}.`,
    ready: 'C’est bon pour moi',
  },

  result: {
    won: ({ who, points }) => `${does(who, 'gagnes', 'gagne')} avec ${nPoints(points)}!`,
    shared: ({ names, points }) => `${list(names)} partagent la victoire, avec ${nPoints(points)} chacun.`,
    team: ({ names, points }) => `${list(names)} gagnent ensemble avec ${nPoints(points)}!`,
    course: 'Le déroulement',
    courseLine: ({ turns }) =>
      `Points et cartes non protégées en ${count(turns, { one: 'tour', other: 'tours' })}`,
    securedCards: 'protégées',
    unsecuredCards: 'non protégées',
    moments: 'Grands moments',
    biggestTake: ({ who, other, cards }) =>
      `La plus belle prise: ${
        other.you
          ? `${who.name} t’a pris ${nCards(cards)}`
          : `${who.you ? 'tu as' : `${who.name} a`} pris ${nCards(cards)} à ${other.name}`
      }.`,
    biggestSecured: ({ who, cards }) =>
      `Le plus beau trésor: ${who.you ? 'tu as' : `${who.name} a`} protégé ${nCards(cards)} d’un coup.`,
    rookies: ({ who, times }) =>
      `${does(who, 'as fait', 'a fait')} ${count(times, { one: 'Rookie', other: 'Rookies' })}.`,
    again: 'Rejouer',
    others: 'Autres joueurs',
    home: 'Vers la première page',
  },

  tutorial: {
    title: 'Apprendre en jouant',
    next: 'Suite',
    skip: 'Passer',
    step: ({ step, of }) => `Étape ${step} sur ${of}`,
    welcome: 'Neuf piles de cartes sont là, face cachée. Trouve deux cartes identiques!',
    firstCard: 'Touche une pile pour retourner une carte.',
    secondCard: 'Et maintenant une deuxième. Touche la pile avec la main.',
    pair: 'Deux cœurs: une paire! Elle est à toi.',
    place: 'Mets la paire sur tes piles de défausse: les deux sur la même, ou sur deux piles.',
    goOn: 'Quand on trouve une paire, on rejoue.',
    mismatch: 'Une étoile et une goutte: pas de paire. Regarde bien, elles vont être cachées!',
    secure: 'Trois fois la même au-dessus: mets un cœur sur la troisième pile!',
    secured: 'Protégées! Personne ne peut plus te prendre ces cartes. Chacune vaut un point.',
    openCross: 'Une couleur et un X restent visibles, et c’est au joueur suivant.',
    seek: 'Maintenant, tu peux chercher: retourne une seule carte. Va-t-elle avec une carte visible?',
    cover: 'Ou bien tu caches tout et tu retournes deux nouvelles cartes.',
    crosses: 'Deux X! Place-les, et voici la récompense.',
    take: 'Récupère toutes les cartes non protégées d’un voisin, à gauche ou à droite.',
    rookie: 'Trois X sur tes piles: Rookie! Tu récupères les cartes non protégées de tout le monde.',
    end: 'Qui trouve la dernière paire récupère tout ce qui n’est pas protégé. Le plus de points gagne!',
    done: 'Maintenant, tu sais tout. C’est parti!',
  },

  rules: {
    title: 'Règle du jeu',
    goal: {
      title: 'Le but',
      text: 'Trouve des paires, ramasse des cartes et protège-les. Chaque carte protégée vaut un point. Qui en a le plus gagne.',
    },
    setup: {
      title: 'La table',
      text: 'Les cartes sont face cachée sur neuf piles, trois sur trois. Chacun a trois piles de défausse pour les cartes pas encore protégées, et une pile de points pour celles qui le sont. On joue dans le sens inverse des aiguilles d’une montre.',
    },
    turn: {
      title: 'À toi',
      text: 'Retourne deux cartes. Si elles sont identiques, la paire est à toi: place-la et rejoue. Si ce sont deux couleurs différentes, tout le monde regarde bien, on les cache à nouveau, et c’est au suivant.',
    },
    place: {
      title: 'Placer',
      text: 'Répartis les cartes sur tes trois piles de défausse comme tu veux, sur une, deux ou trois. Seules les cartes du dessus comptent.',
    },
    secure: {
      title: 'Protéger',
      text: 'Dès que tes trois piles de défausse montrent la même au-dessus, toutes leurs cartes vont sur ta pile de points. Là, elles sont protégées.',
    },
    crosses: {
      title: 'Deux X',
      text: 'Place les deux X, puis récupère toutes les cartes non protégées du joueur qui te précède ou qui te suit, et place-les aussi. Ensuite, tu rejoues.',
    },
    open: {
      title: 'Une couleur et un X',
      text: 'Les deux cartes restent visibles et ton tour est terminé. Le joueur suivant a deux possibilités.',
    },
    cover: {
      title: 'Possibilité n° 1: cacher',
      text: 'Cache les cartes visibles et retournes-en deux nouvelles. Celles qu’on vient de cacher ne comptent pas comme nouvelles.',
    },
    seek: {
      title: 'Possibilité n° 2: chercher',
      text: 'Retourne une seule carte. La deuxième d’une couleur visible: prends les deux, place-les et cherche encore. Le deuxième X: prends les deux, puis toutes les cartes non protégées de ton voisin de gauche; les cartes visibles sont cachées, et tu continues avec deux nouvelles. Ni l’un ni l’autre: la carte reste visible aussi, et c’est au suivant.',
    },
    rookie: {
      title: '3 fois X: Rookie!',
      text: 'Trois X au-dessus de tes piles sont d’abord protégés. Ensuite, tu récupères toutes les cartes non protégées de tous les joueurs et tu les répartis sur tes piles de défausse.',
    },
    empty: {
      title: 'Une place vide',
      text: 'Quand une pile est vide, la prochaine carte retournée est posée sur la place libre, et elle y reste.',
    },
    end: {
      title: 'La fin',
      text: 'Qui trouve la dernière paire la met, avec tout ce qui n’est pas encore protégé, sur sa pile de points. Puis on compte.',
    },
    team: {
      title: 'Équipe',
      text: 'On joue à deux, assis l’un en face de l’autre. Tu peux placer une paire sur les piles de défausse de ton coéquipier. À la fin, l’équipe additionne ses points.',
    },
    kids: {
      title: 'Enfants',
      text: 'Sans X et sans piles de défausse: chaque paire va directement sur ta pile de points.',
    },
  },
};
