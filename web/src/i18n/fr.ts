// French. Words of the booklet: piles de défausse, protéger, retourner, récupérer.

import { kinds, type Cards, type Kind } from '../engine/protocol';
import type { Messages } from './en';
import { calling, capital, formatOf, type Person } from './format';

const { number, count, list, either } = formatOf('fr-CH');

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
    placeCards: ({ to, cards }) => calling(to, `Répartis ${nCards(cards)} sur tes piles.`),
    placeFor: ({ to, cards, owner }) => calling(to, `Répartis ${nCards(cards)} pour ${owner}.`),
    placeCardsHint: 'Choisis celles du dessus. Le reste va dessous.',
    partnerHint: ({ name }) => `Tu peux aussi donner la paire à ${name}.`,
    placeProposed: 'Placer ainsi',
    placeDone: 'Le reste dessous',
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
    onSpot: ({ spot, sentence }) => `Place ${spot}: ${sentence}`,
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
    table: 'La table, dans le sens inverse des aiguilles d’une montre',
    seat: ({ seat, name }) => `Place ${seat}: ${name}`,
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
    teams: ({ first, second }) => `${first} et ${second} font équipe.`,
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
    hintTake: ({ name }) => `Prends les cartes de ${name}.`,
    hintMissing: 'Le conseil n’a pas pu être chargé.',
    chance: ({ chance }) => `Chances de gagner: ${number(chance)} %.`,
    seen: ({ label, kind }) => `${label}. Ici, on a vu ${un(kind)}.`,
    proposal: ({ tops }) =>
      `Placer comme ça: ${list(tops.map(({ kind, pile }) => `${nouns[kind].one} sur la pile ${pile}`))}`,
    keys: 'Touches: flèches et Entrée, ou 1 à 9 pour une pile. U annule, H donne un conseil, P fait une pause.',
    notSaved: 'Cet appareil ne peut pas garder la partie. Laisse la page ouverte jusqu’à la fin.',
  },

  trouble: {
    title: 'Quelque chose n’a pas marché',
    loading: 'Le jeu n’a pas pu être chargé. Y a-t-il une connexion?',
    storage: 'La partie gardée ne peut pas être lue.',
    broken: 'Le jeu a trébuché.',
    again: 'Essayer encore',
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
  },

  result: {
    won: ({ who, points }) => `${does(who, 'gagnes', 'gagne')} avec ${nPoints(points)}!`,
    shared: ({ names, points }) => `${list(names)} partagent la victoire, avec ${nPoints(points)} chacun.`,
    team: ({ names, points }) => `${list(names)} gagnent ensemble avec ${nPoints(points)}!`,
    course: 'Le déroulement',
    courseLine: ({ turns }) =>
      `Points et cartes non protégées en ${count(turns, { one: 'tour', other: 'tours' })}`,
    pointsLine: ({ turns }) => `Points en ${count(turns, { one: 'tour', other: 'tours' })}`,
    securedCards: 'protégées',
    unsecuredCards: 'non protégées',
    asTable: 'Sous forme de tableau',
    turn: 'Tour',
    chart: ({ name, points, most }) =>
      `${name}: ${nPoints(points)} à la fin, jamais plus de ${nCards(most)} sans protection`,
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

  online: {
    way: 'Sur plusieurs appareils',
    title: 'Jouer ensemble',
    open: 'Ouvrir une table',
    openLine: 'Tu reçois un code. Avec lui, les autres te rejoignent.',
    join: 'Rejoindre une table',
    code: 'Code de la table',
    go: 'Aller à la table',
    backTo: ({ name }) => `Retour à la table ${name}`,
    table: ({ name }) => `La table ${name}`,
    yourName: 'Ton prénom',
    sit: 'S’asseoir',
    watching: 'Tu regardes.',
    invite: 'Invite les autres',
    inviteLine: 'Scanner l’image, ouvrir le lien ou taper le code.',
    onlyHere: 'Seul cet ordinateur connaît cette adresse. Ouvre la page à celle que le programme montre pour les autres.',
    qr: ({ name }) => `Image à scanner, pour la table ${name}`,
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    television: 'Montrer sur un téléviseur',
    seats: 'Qui est à la table?',
    free: 'Place libre',
    host: 'lance la partie',
    away: 'absent',
    playsFor: ({ first, second }) => `${second} joue pour ${first}.`,
    hostStarts: ({ name }) => `${name} lance la partie.`,
    fills: 'Des animaux prennent les places libres.',
    count: 'Places',
    later: 'Remplacer les animaux',
    laterLine: 'Qui arrive plus tard peut jouer à la place d’un animal.',
    settings: 'Quel jeu?',
    dealing: 'Les cartes sont mises en place.',
    connecting: 'En route vers la table …',
    lost: 'La connexion est perdue. On la cherche.',
    leave: 'Quitter la table',
    leaveLine: 'Un animal jouera pour toi.',
    react: 'Saluer les autres',
    reactions: {
      wave: 'Salut!',
      clap: 'Bravo!',
      laugh: 'Hi hi!',
      wow: 'Ouah!',
      oops: 'Oups!',
      thanks: 'Merci!',
    },
    greetings: 'Montrer les saluts',
    rearrange: 'Changer les places ou le jeu',
    deal: 'Les cartes ont-elles été bien mélangées?',
    check: 'Vérifier le mélange',
    verdicts: {
      fair: 'Oui. Personne n’a pu choisir la place des cartes.',
      incomplete: 'Il manque quelque chose au récit de la partie. On ne peut pas vérifier.',
      broken: 'Non! Les cartes ne sont pas comme convenu avant la partie.',
    },
    unseen: 'Cet appareil n’a pas participé au mélange. Il voit seulement si le récit est juste en lui-même.',
    record: 'Garder la partie dans un fichier',
    trouble: {
      lost: 'Le serveur ne répond pas. Y a-t-il une connexion?',
      none: 'Il n’y a pas de table avec ce code.',
      often: 'C’était un peu trop à la fois. Essaie encore dans une minute.',
      server: 'Le serveur ne peut pas faire cela maintenant.',
      gone: 'Cette table n’existe plus.',
      outdated: 'Il y a une version plus récente. Ferme la page et ouvre-la de nouveau.',
      seat_taken: 'Aucune place n’est libre.',
      bad_name: 'Ce prénom ne peut pas être montré. Choisis-en un autre.',
      bad_settings: 'Cela ne va pas avec ceux qui sont à la table.',
      other: 'Ce n’est pas possible maintenant.',
    },
  },

  tutorial: {
    title: 'Apprendre en jouant',
    next: 'Suite',
    skip: 'Passer',
    step: ({ step, of }) => `Étape ${step} sur ${of}`,
    welcome: 'Neuf piles de cartes sont là, face cachée. Trouve deux cartes identiques!',
    firstCard: 'Touche une pile pour retourner une carte.',
    secondCard: 'Un cœur! Où est le deuxième? Touche la pile avec la main.',
    place: 'Une paire! Mets-la sur tes trois piles: les deux cœurs sur la même, ou sur deux piles.',
    goOn: 'Quand on trouve une paire, on rejoue. Retourne encore une carte!',
    secure: 'Seules les cartes du dessus comptent. Fais-en trois cœurs!',
    secured: 'Trois fois la même au-dessus: protégées! Personne ne peut plus te les prendre. Chacune vaut un point.',
    twoCards: 'Retourne deux cartes, l’une après l’autre.',
    mismatch: 'Une étoile et une goutte: pas de paire. C’est au joueur suivant. Observe bien!',
    remember: 'Tu as vu deux étoiles. Sais-tu encore où?',
    remembered: 'Bien retenu! Qui observe les autres trouve plus de paires.',
    cross: 'Et voici le X. Regarde ce que Perroquet retourne!',
    openCross: 'Une couleur et un X restent visibles, et le tour est terminé. C’est à toi.',
    seek: 'Tu peux chercher: retourne une seule carte. Va-t-elle avec une carte visible?',
    seekOn: 'Quand on trouve une couleur, on cherche encore: une carte de plus!',
    seekNothing: 'Rien ne va avec. Cette carte reste visible aussi, et c’est au joueur suivant.',
    cover: 'Il y a de nouveau des cartes visibles. Au lieu de chercher, tu peux aussi tout cacher.',
    newCards: 'Maintenant, deux nouvelles cartes. Celles que tu viens de cacher ne comptent pas.',
    covered: 'Après une paire, tu peux de nouveau retourner n’importe quelle carte.',
    crossPair: 'Trouve deux X! Ça en vaut la peine.',
    crosses: 'Deux X! Place-les, et voici la récompense.',
    take: 'Récupère toutes les cartes non protégées d’un voisin, à gauche ou à droite.',
    distribute: 'Elles sont à toi. Choisis celles du dessus, le reste va dessous.',
    taken: 'Ensuite, tu continues. Alors protège tes cartes avant qu’on te les prenne!',
    seekCross: 'Écureuil a laissé un X visible. Cherche le deuxième X!',
    takeLeft: 'Un X trouvé en cherchant te donne les cartes de ton voisin de gauche, qui a joué avant toi.',
    coveredAfter: 'Les autres cartes visibles sont cachées, et tu continues avec deux nouvelles.',
    twoMore: 'Tu as déjà deux X sur tes piles. Trouves-en encore deux!',
    threeCrosses: 'Et maintenant, trois X au-dessus! Mets-en au moins un sur la troisième pile.',
    rookie: 'Rookie! Tu récupères les cartes non protégées de tout le monde.',
    rookieOver: 'Rien de mieux qu’un Rookie. Mais les autres aussi ramassent des X!',
    fewCards: 'Il ne reste que quelques cartes. Trouve une paire!',
    empty: 'Deux places sont vides. Retourne une carte d’une pile de deux et regarde!',
    alone: 'Elle est allée sur la place vide. Une carte seule ne bouge pas. Essaie!',
    gaps: 'Ainsi, il y a toujours quelque chose à retourner, jusqu’à la fin.',
    lastCards: 'Il ne reste que deux cartes. Prends-les!',
    end: 'Qui trouve la dernière paire récupère tout ce qui n’est pas protégé. Le plus de points gagne!',
    team: 'En équipe, ton coéquipier est assis en face. Trouve une paire!',
    partner: 'Ton coéquipier a déjà deux cœurs au-dessus. Donne-lui la paire!',
    teamPoints: 'Protégées, pour vous deux: à la fin, l’équipe additionne ses points.',
    kids: 'Pour les enfants, il n’y a ni X ni piles de défausse. Trouve une paire!',
    kidsPoints: 'Chaque paire donne tout de suite des points, et elle reste à toi.',
    done: 'Maintenant, tu sais tout. C’est parti!',
  },

  rules: {
    title: 'Règle du jeu',
    contents: 'Sommaire',
    goal: {
      title: 'Le but',
      text: 'Trouve des paires, ramasse des cartes et protège-les. Chaque carte protégée vaut un point. Qui en a le plus gagne.',
    },
    setup: {
      title: 'La table',
      text: 'Il y a cinq couleurs et le X, 18 cartes de chaque sorte, 12 pour Pocket. Elles sont face cachée sur neuf piles, trois sur trois. Chacun a trois piles de défausse pour les cartes pas encore protégées, et une pile de points pour celles qui le sont. Décidez ensemble qui commence. On joue dans le sens inverse des aiguilles d’une montre.',
    },
    turn: {
      title: 'À toi',
      text: 'Retourne deux cartes. Si elles sont identiques, la paire est à toi: place-la et continue avec deux nouvelles cartes. Si ce sont deux couleurs différentes, tout le monde regarde bien, on les cache à nouveau, et c’est au suivant.',
    },
    place: {
      title: 'Placer',
      text: 'Toutes les cartes que tu reçois vont sur tes trois piles de défausse, comme tu veux: l’une sur l’autre ou l’une à côté de l’autre. Seules les cartes du dessus comptent.',
    },
    secure: {
      title: 'Protéger',
      text: 'Dès que tes trois piles de défausse montrent la même carte au-dessus, toutes leurs cartes vont sur ta pile de points. Là, elles sont protégées.',
    },
    crosses: {
      title: 'Deux X',
      text: 'Place les deux X. Puis récupère toutes les cartes non protégées de ton voisin de gauche ou de droite, et place-les aussi. Ensuite, tu continues.',
    },
    open: {
      title: 'Une couleur et un X',
      text: 'Les deux cartes restent visibles et ton tour est terminé. Le joueur suivant a deux possibilités.',
    },
    cover: {
      title: 'Possibilité n° 1: cacher',
      text: 'Cache toutes les cartes visibles et retournes-en deux nouvelles. Celles qu’on vient de cacher ne comptent pas comme nouvelles.',
    },
    seek: {
      title: 'Possibilité n° 2: chercher',
      text: 'Laisse tout visible et retourne une seule carte.',
    },
    seekColour: {
      title: 'La deuxième d’une couleur visible',
      text: 'Prends les deux et place-les. Puis cherche encore, avec une carte.',
    },
    seekCross: {
      title: 'Le deuxième X',
      text: 'Prends les deux X et place-les. Puis récupère toutes les cartes non protégées de ton voisin de gauche et place-les aussi. Les cartes visibles sont cachées, et tu continues avec deux nouvelles.',
    },
    seekNothing: {
      title: 'Ni l’un ni l’autre',
      text: 'Cette carte reste visible aussi, et c’est au suivant: cacher ou chercher.',
    },
    rookie: {
      title: '3 fois X: Rookie!',
      text: 'Trois X au-dessus de tes piles sont d’abord protégés. Ensuite, tu récupères toutes les cartes non protégées de tous les autres et tu les répartis sur tes piles de défausse.',
    },
    empty: {
      title: 'Une place vide',
      text: 'Quand une pile est vide, la prochaine carte retournée va sur la place libre. Elle y reste, même quand on la cache à nouveau. Une carte seule à sa place ne bouge pas.',
    },
    end: {
      title: 'La fin',
      text: 'Qui trouve la dernière paire la met sur sa pile de points, avec tout ce que les joueurs n’ont pas encore protégé. Puis on compte. Qui a le plus de points gagne; à égalité, on partage la victoire.',
    },
    team: {
      title: 'Équipe',
      text: 'À quatre ou à six. On joue à deux, assis l’un en face de l’autre. Tu peux aussi placer une paire sur les piles de défausse de ton coéquipier. À la fin, l’équipe additionne ses points.',
    },
    kids: {
      title: 'Enfants',
      text: 'Sans X et sans piles de défausse: chaque paire va directement sur ta pile de points.',
    },
    details: {
      title: 'Bon à savoir',
      points: [
        'Ton voisin de gauche est celui qui a joué avant toi. À deux, le voisin de gauche est aussi celui de droite.',
        'Avec deux X, tu ne peux choisir qu’un voisin qui a des cartes non protégées. Si personne n’en a, il n’y a rien à prendre.',
        'Qui cherche et trouve une couleur doit continuer à chercher: cacher n’est plus possible pendant ce tour.',
        'Une carte qu’on vient de cacher ne peut être retournée que s’il n’y en a pas d’autre.',
        'En équipe, les cartes prises à un voisin vont sur tes propres piles. Un Rookie appartient à celui dont les piles montrent les trois X, et prend aussi les cartes du coéquipier.',
        'Dans la règle italienne, c’est au joueur suivant après un deuxième X trouvé en cherchant. Vous pouvez le choisir avant la partie.',
        'Si 100 tours de suite n’apportent ni paire ni carte que personne n’a encore vue, la partie est finie. Seules les cartes protégées comptent alors.',
      ],
    },
  },
};
