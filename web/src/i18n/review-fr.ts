// French: looking back at games, and the games of this device.
import { formatOf, type Person } from './format';
import type { MyGamesMessages, ReviewMessages } from './review-en';

const { number, count, list } = formatOf('fr-CH');
const dates = new Intl.DateTimeFormat('fr-CH', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'paire', other: 'paires' });
const nCards = (n: number) => count(n, { one: 'carte', other: 'cartes' });
const nTimes = (n: number) => `${number(n)} fois`;
const nGames = (n: number) => count(n, { one: 'partie', other: 'parties' });
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
const does = (who: Person, you: string, other: string) => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const doing = (who: Person, you: string, other: string) => (who.you ? `tu ${you}` : `${who.name} ${other}`);
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewFr: ReviewMessages = {
  title: 'Retour sur la partie',
  lookBack: 'Revoir la partie',
  opening: 'La partie s’ouvre …',
  faceUp: 'Toutes les cartes visibles',

  start: 'Au début',
  back: 'Un pas en arrière',
  play: 'Lancer',
  pause: 'Arrêter',
  step: 'Un pas en avant',
  end: 'À la fin',
  speed: ({ times }) => `Vitesse ${number(times)}×`,
  beginning: 'Le début',
  turn: ({ turn, of }) => `Tour ${turn} sur ${of}`,
  curve: 'La partie, avec les chances de gagner',
  chance: ({ chance }) => `${number(chance)} % de chances`,
  thinking: ({ part }) => `Le hibou y réfléchit: ${number(part)} %`,
  notJudged: 'Le hibou ne peut pas venir. Les coups ne sont pas jugés.',

  judgement: {
    best: 'Le meilleur coup.',
    fine: 'Un bon coup.',
    costs: ({ loss }) => `Ça a coûté ${number(loss)} % des chances de gagner.`,
    better: ({ move }) => `Mieux: ${move}.`,
  },
  moves: {
    turn: ({ spot }) => `place ${spot}`,
    cover: 'tout cacher',
    take: ({ name }) => `prendre à ${name}`,
    place: ({ tops }) => list(tops.map(({ shape, pile }) => `${shape} sur la pile ${pile}`)),
    placeFor: ({ name, placing }) => `pour ${name}: ${placing}`,
  },

  question: {
    ask: 'Que ferais-tu?',
    line: ({ who }) =>
      who.you ? 'Décide encore une fois, sur la table.' : `Décide pour ${who.name}, sur la table.`,
    think: 'Voyons voir …',
    yours: ({ move, chance }) => `Toi: ${move} (${number(chance)} % de chances de gagner)`,
    theirs: ({ who, move, chance }) => `${who.you ? 'Alors' : who.name}: ${move} (${number(chance)} %)`,
    best: ({ move, chance }) => `Le hibou: ${move} (${number(chance)} %)`,
    right: 'Tu as trouvé le meilleur coup!',
    good: 'Aussi bon que le meilleur.',
    worse: ({ loss }) => `Le hibou ferait mieux, de ${number(loss)} %.`,
    goOn: 'Voir la suite',
    stop: 'Retour à la partie',
  },

  moments: {
    title: 'Les moments',
    none: 'Il ne s’est rien passé de spécial.',
    rookie: ({ who, cards }) =>
      cards > 0
        ? `Rookie! ${does(who, 'récupères', 'récupère')} ${nCards(cards)}.`
        : `Un Rookie pour ${who.you ? 'toi' : who.name}, mais il n’y a rien à prendre.`,
    steal: ({ who, other, cards }) =>
      other.you ? `${who.name} te prend ${nCards(cards)}.` : `${does(who, 'prends', 'prend')} ${nCards(cards)} à ${other.name}.`,
    secured: ({ who, cards }) => `${does(who, 'protèges', 'protège')} ${nCards(cards)}.`,
    lucky: ({ who, shape }) =>
      `Un coup de chance: ${doing(who, 'trouves', 'trouve')} une paire que personne ne connaissait (${shape}).`,
    missedPair: ({ who, shape }) => `Manqué: ${doing(who, 'pouvais', 'pouvait')} connaître une paire (${shape}).`,
    missedSecure: ({ who }) => `Manqué: ${doing(who, 'pouvais', 'pouvait')} protéger des cartes.`,
    blunder: ({ who, loss }) => `Une erreur: ${doing(who, 'perds', 'perd')} ${number(loss)} % des chances de gagner.`,
    lead: ({ who }) => `À partir d’ici, ${doing(who, 'es', 'est')} en tête.`,
    finish: ({ names }) => `La fin: ${list(names)} ${names.length === 1 ? 'a' : 'ont'} gagné.`,
  },

  memory: {
    title: 'Et la mémoire?',
    whose: 'La partie de qui?',
    ofHundred: 'points de mémoire sur 100',
    like: ({ who, animal }) => `${does(who, 'as', 'a')} une mémoire comme ${animal}!`,
    animals: {
      goldfish: 'un poisson rouge',
      puppy: 'un chiot',
      parrot: 'un perroquet',
      squirrel: 'un écureuil',
      fox: 'un renard',
      raven: 'un corbeau',
      elephant: 'un éléphant',
    },
    untested: ({ who }) => `Dans cette partie, ${doing(who, 'n’avais', 'n’avait')} rien à retenir.`,
    certain: ({ who, taken, offered }) =>
      `${does(who, 'pouvais', 'pouvait')} connaître ${nPairs(offered)} à coup sûr, et en ${who.you ? 'as' : 'a'} pris ${number(taken)}.`,
    noneCertain: ({ who }) => `Il n’y avait pas de paire que ${doing(who, 'pouvais', 'pouvait')} connaître à coup sûr.`,
    again: ({ who, cards }) =>
      `${does(who, 'as', 'a')} retourné encore une fois ${nCards(cards)} déjà ${cards === 1 ? 'vue' : 'vues'}, pour rien.`,
    finds: ({ who, memory, deduction, luck }) =>
      `${does(who, 'as', 'a')} trouvé ${pieces(
        memory > 0 && `${nPairs(memory)} de mémoire`,
        deduction > 0 && `${nPairs(deduction)} en réfléchissant`,
        luck > 0 && `${nPairs(luck)} par chance`,
      )}.`,
    noFinds: ({ who }) => `${does(who, 'n’as', 'n’a')} trouvé aucune paire.`,
    lucky: ({ who }) => `${does(who, 'as', 'a')} eu de la chance.`,
    unlucky: ({ who }) => `${does(who, 'n’as', 'n’a')} pas eu de chance.`,
    evenLuck: ({ who }) => `${does(who, 'n’as', 'n’a')} eu ni chance ni malchance.`,
    stole: ({ who, times, cards }) => `${does(who, 'as', 'a')} pris des cartes ${nTimes(times)}, ${number(cards)} en tout.`,
    lost: ({ who, times, cards, preventable }) =>
      `${does(who, 'as', 'a')} perdu des cartes ${nTimes(times)}, ${number(cards)} en tout.${
        preventable > 0 ? ` On aurait pu les protéger avant, ${nTimes(preventable)}.` : ''
      }`,
    secured: ({ who, times }) => `${does(who, 'as', 'a')} protégé des cartes ${nTimes(times)}.`,
    missedSecure: ({ who, times }) => `${does(who, 'aurais', 'aurait')} pu en protéger encore ${nTimes(times)}.`,
  },

  detail: {
    title: 'En détail',
    figure: number,
    recall: 'Que savait-on encore?',
    recallLine: 'Selon le nombre de cartes retournées entre-temps.',
    age: ({ from, upTo }) => (from === upTo ? number(from) : `${from} à ${upTo}`),
    ageUp: ({ from }) => `${from} et plus`,
    between: 'Cartes entre-temps',
    known: 'Su',
    of: ({ passed, tests }) => `${number(passed)} sur ${number(tests)}`,
    tests: 'Fois où il fallait la mémoire',
    luck: 'Chance, en pour cent des chances de gagner',
    expectedLuck: 'Paires que la chance laissait attendre',
    decisions: 'Décisions',
    decisionsBest: 'Dont aucune ne pouvait être meilleure',
    lost: 'Chances de gagner laissées, en pour cent',
    bound: ({ error }) => `à ${number(error)} près`,
    worst: 'Ce qui a coûté le plus',
    none: 'Rien n’a été laissé.',
    show: 'Montrer',
  },

  share: {
    title: 'Garder et partager',
    file: 'Garder dans un fichier',
    link: 'Copier un lien',
    copied: 'Le lien est copié. La partie est dans le lien lui-même, et sur aucun serveur.',
    linkText: 'Lien vers cette partie',
    tooLong: 'Cette partie est trop longue pour un lien. Partage le fichier.',
  },

  trouble: {
    title: 'Cette partie ne peut pas être montrée',
    big: 'Le fichier est trop grand pour des parties de ROOKIE.',
    damaged: 'Le lien n’est pas complet. Demande-le encore une fois.',
    none: 'Il n’y a pas de partie ici.',
    format: 'Ce n’est pas une partie de ROOKIE, ou elle est abîmée.',
    several: 'Ce lien ne contient pas exactement une partie.',
    inFile: ({ game }) => `C’est la partie ${number(game)} du fichier. Aucune n’a été ajoutée.`,
    rule: 'Quelque chose dans cette partie est contre les règles.',
    loading: 'Il manque une pièce à la page. Y a-t-il une connexion?',
    broken: 'Le jeu a trébuché.',
    other: 'Ouvrir un autre fichier',
  },
};

export const myGamesFr: MyGamesMessages = {
  title: 'Mes parties',
  line: 'Elles restent sur cet appareil.',
  open: 'Ouvrir un fichier',
  openLine: 'Ou glisse-le n’importe où sur la page.',
  added: ({ added, known, unfinished }) =>
    sentences(
      `${count(added, { one: 'partie ajoutée', other: 'parties ajoutées' })}.`,
      known > 0 && `${count(known, { one: 'partie était', other: 'parties étaient' })} déjà là.`,
      unfinished > 0 && `${count(unfinished, { one: 'partie n’est pas finie', other: 'parties ne sont pas finies' })}.`,
    ),
  none: 'Les parties que tu joues jusqu’au bout sur cet appareil viennent ici.',
  unreadable: 'Ce que cet appareil a gardé ne peut pas être lu.',
  noneMatch: 'Il n’y a pas de partie comme ça.',
  filter: 'Quelles parties?',
  variant: 'Variante',
  opponents: 'Contre',
  outcome: 'Résultat',
  all: 'Toutes',
  against: { bots: 'Animaux', people: 'Personnes' },
  outcomes: { won: 'Gagnées', lost: 'Perdues' },
  wonWith: ({ points }) => `Gagné avec ${nPoints(points)}`,
  lostWith: ({ points }) => `Perdu avec ${nPoints(points)}`,
  wonBy: ({ names, points }) =>
    `${list(names)} ${names.length === 1 ? 'a' : 'ont'} gagné avec ${nPoints(points)}`,
  memory: ({ score }) => `mémoire ${number(score)}`,
  games: nGames,
  date: (milliseconds) => dates.format(milliseconds),
  more: 'Montrer plus',
  memoryTitle: 'Ta mémoire',
  memoryLine: ({ games, mean }) => `${nGames(games)}, ${number(mean)} points sur 100 en moyenne`,
  levels: 'Contre les animaux',
  wins: ({ name, won, played }) => `${name}: ${number(won)} sur ${number(played)}`,
  export: 'Tout garder dans un fichier',
  delete: 'Tout effacer',
  deleteQuestion: 'Effacer toutes les parties de cet appareil? Elles ne reviennent pas.',
  deleteYes: 'Oui, tout effacer',
  deleteNo: 'Non, les garder',
  deleted: 'Toutes les parties sont effacées.',
};
