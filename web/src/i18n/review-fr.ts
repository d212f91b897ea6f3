// French: looking back at games, and the games of this device.
import { capital, formatOf, formOf, type Form, type Group, type Who } from './format';
import { de } from './french';
import type { MyGamesMessages, ReviewMessages } from './review-en';

const { number, percent, count, list, names } = formatOf('fr-CH');
const dates = new Intl.DateTimeFormat('fr-CH', { dateStyle: 'medium', timeStyle: 'short' });

const nPairs = (n: number) => count(n, { one: 'paire', other: 'paires' });
const nCards = (n: number) => count(n, { one: 'carte', other: 'cartes' });
const nTimes = (n: number) => `${n === 1 ? 'une' : n === 2 ? 'deux' : number(n)} fois`;
const nGames = (n: number) => count(n, { one: 'partie', other: 'parties' });
const nPoints = (n: number) => count(n, { one: 'point', other: 'points' });
// A loss is a difference of chances.
const dePoints = (n: number) => `de ${count(n, { one: 'point', other: 'points' })} de pourcentage`;
const label = (who: Who) => (who.you ? 'Toi' : who.name);
const does = (who: Who, you: string, other: string) => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const doing = (who: Who, you: string, other: string) => (who.you ? `tu ${you}` : `${who.name} ${other}`);
const together = (who: Group, verbs: Record<Form, string>, tu: string, toi: string) => {
  const all = names(who, toi);
  const subjects = { you: tu, one: all, youAndOthers: `${all}, vous`, several: all };
  return `${subjects[formOf(who)]} ${verbs[formOf(who)]}`;
};
const doTogether = (who: Group, verbs: Record<Form, string>) => together(who, verbs, 'Tu', 'Toi');
const doingTogether = (who: Group, verbs: Record<Form, string>) => together(who, verbs, 'tu', 'toi');
const avoir = { you: 'as', one: 'a', youAndOthers: 'avez', several: 'ont' };
const pieces = (...parts: (string | false)[]) => list(parts.filter((part) => part !== false));
const sentences = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(' ');

export const reviewFr: ReviewMessages = {
  title: 'Retour sur la partie',
  lookBack: 'Revoir la partie',
  opening: 'Ouverture de la partie…',
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
  chance: ({ chance }) => `${percent(chance)} de chances`,
  chanceOf: ({ who, chance }) => `${label(who)}: ${percent(chance)} de chances de gagner`,
  thinking: ({ part }) => `Le hibou y réfléchit: ${percent(part)}`,
  notJudged: 'Le hibou ne peut pas venir. Les coups ne seront pas jugés.',

  judgement: {
    best: 'Le meilleur coup.',
    fine: 'Un bon coup.',
    costs: ({ loss }) => `Ce coup a fait baisser les chances de gagner ${dePoints(loss)}.`,
    better: ({ move }) => `Mieux: ${move}.`,
  },
  moves: {
    turn: ({ spot }) => `place ${spot}`,
    cover: 'tout cacher',
    take: ({ who }) => (who.you ? 'prendre tes cartes' : `prendre les cartes ${de(who.name)}`),
    place: ({ tops }) => list(tops.map(({ shape, pile }) => `${shape} sur la pile de défausse ${pile}`)),
    placeFor: ({ who, placing }) => `pour ${who.you ? 'toi' : who.name}: ${placing}`,
  },

  question: {
    ask: 'Que ferais-tu?',
    line: ({ who }) =>
      who.you ? 'Décide encore une fois, sur la table de jeu.' : `Décide pour ${who.name}, sur la table de jeu.`,
    think: 'Voyons voir…',
    yours: ({ move, chance }) => `Toi: ${move} (${percent(chance)} de chances de gagner)`,
    theirs: ({ who, move, chance }) => `${who.you ? 'Dans la partie' : who.name}: ${move} (${percent(chance)})`,
    best: ({ move, chance }) => `Le hibou: ${move} (${percent(chance)})`,
    right: 'Tu as trouvé le meilleur coup!',
    good: 'Aussi bon que le meilleur coup.',
    worse: ({ loss }) => `Le hibou ferait mieux, ${dePoints(loss)}.`,
    goOn: 'Voir la suite',
    stop: 'Retour à la partie',
  },

  moments: {
    title: 'Les grands moments',
    own: ({ who }) => (who.you ? 'Tes moments' : `Moments: ${who.name}`),
    none: 'Il ne s’est rien passé de spécial.',
    rookie: ({ who, cards }) =>
      cards > 0
        ? `Rookie! ${does(who, 'récupères', 'récupère')} ${nCards(cards)}.`
        : `Un Rookie pour ${who.you ? 'toi' : who.name}, mais il n’y a rien à prendre.`,
    steal: ({ who, other, cards }) =>
      other.you ? `${label(who)} te prend ${nCards(cards)}.` : `${does(who, 'prends', 'prend')} ${nCards(cards)} à ${other.name}.`,
    secured: ({ who, cards }) => `${does(who, 'protèges', 'protège')} ${nCards(cards)}.`,
    lucky: ({ who, shape }) =>
      `Un coup de chance: ${doing(who, 'trouves', 'trouve')} une paire que personne ne connaissait (${shape}).`,
    missedPair: ({ who, shape }) => `Manqué: ${doing(who, 'pouvais', 'pouvait')} connaître une paire (${shape}).`,
    missedSecure: ({ who }) => `Manqué: ${doing(who, 'pouvais', 'pouvait')} protéger des cartes.`,
    blunder: ({ who, loss }) => `Une erreur: ${who.you ? 'tes chances' : `les chances ${de(who.name)}`} de gagner baissent ${dePoints(loss)}.`,
    lead: ({ who }) => {
      const verbs = { you: 'es', one: 'est', youAndOthers: 'êtes', several: 'sont' };
      return `À partir d’ici, ${doingTogether(who, verbs)} en tête.`;
    },
    finish: ({ who }) => `La fin: ${doingTogether(who, avoir)} gagné.`,
  },

  memory: {
    title: 'Et la mémoire?',
    whose: 'La partie de qui?',
    kind: {
      low: 'On ne naît pas éléphant: chaque partie aide un peu.',
      middle: 'C’est une bonne mémoire. Bravo!',
      high: 'Magnifique! Presque rien n’est oublié.',
    },
    scale: ({ step, of }) => `Niveau ${number(step)} sur ${number(of)}, du poisson rouge à l’éléphant`,
    inTurn: ({ turn }) => `Tour ${number(turn)}`,
    like: ({ who, animal }) => `${does(who, 'as', 'a')} une mémoire ${animal}!`,
    animals: {
      goldfish: 'de poisson rouge',
      puppy: 'de chiot',
      parrot: 'de perroquet',
      squirrel: 'd’écureuil',
      fox: 'de renard',
      raven: 'de corbeau',
      elephant: 'd’éléphant',
    },
    untested: ({ who }) => `Dans cette partie, ${doing(who, 'n’avais', 'n’avait')} rien à retenir.`,
    certain: ({ who, taken, offered }) =>
      `${does(who, 'pouvais', 'pouvait')} connaître ${nPairs(offered)} à coup sûr, et ${who.you ? 'tu en as' : 'en a'} pris ${number(taken)}.`,
    noneCertain: ({ who }) => `Il n’y avait aucune paire sûre pour ${who.you ? 'toi' : who.name}.`,
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
    stole: ({ who, times, cards }) => `${does(who, 'as', 'a')} chipé des cartes ${nTimes(times)}, ${number(cards)} en tout.`,
    lost: ({ who, times, cards, preventable }) =>
      `${does(who, 'as', 'a')} perdu des cartes ${nTimes(times)}, ${number(cards)} en tout.${
        preventable > 0 ? ` ${capital(nTimes(preventable))}, on aurait pu les protéger avant.` : ''
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
    known: 'Retenues',
    of: ({ passed, tests }) => `${number(passed)} sur ${number(tests)}`,
    tests: 'Nombre de fois où il fallait de la mémoire',
    start: 'Chances de gagner au début, sur 100',
    luck: 'plus la chance aux cartes',
    own: 'plus ses propres décisions',
    others: 'plus les décisions des autres',
    end: 'font à la fin',
    expectedLuck: 'Paires attendues par chance',
    decisions: 'Décisions',
    decisionsBest: 'Dont les meilleures possibles',
    lost: 'Chances de gagner perdues, en points de pourcentage',
    bound: ({ error }) => `à ${number(error)} près`,
    worst: 'Ce qui a coûté le plus',
    none: 'Rien n’a été perdu.',
    show: 'Montrer',
  },

  share: {
    title: 'Enregistrer et partager',
    file: 'Enregistrer dans un fichier',
    link: 'Copier le lien',
    copied: 'Le lien est copié. La partie est dans le lien lui-même, et sur aucun serveur.',
    linkText: 'Lien vers cette partie',
    tooLong: 'Cette partie est trop longue pour un lien. Partage le fichier.',
  },

  trouble: {
    title: 'Cette partie ne peut pas être montrée',
    big: 'Le fichier est trop grand pour des parties de ROOKIE.',
    damaged: 'Le lien n’est pas complet. Demande-le encore une fois.',
    none: 'Il n’y a pas de partie ici.',
    format: 'Ce n’est pas l’enregistrement d’une partie de ROOKIE, ou il est abîmé.',
    several: 'Ce lien ne contient pas exactement une partie.',
    inFile: ({ game }) => `C’est la partie ${number(game)} du fichier. Aucune n’a été ajoutée.`,
    rule: 'Quelque chose dans cet enregistrement est contre les règles.',
    loading: 'Il manque une partie de la page. Y a-t-il une connexion?',
    broken: 'Le jeu a trébuché.',
    other: 'Ouvrir un autre fichier',
  },
};

export const myGamesFr: MyGamesMessages = {
  title: 'Mes parties',
  line: 'Elles sont enregistrées uniquement sur cet appareil.',
  open: 'Ouvrir un fichier',
  openLine: 'Ou glisse-le n’importe où sur la page.',
  added: ({ added, known, unfinished }) =>
    sentences(
      `${count(added, { one: 'partie ajoutée', other: 'parties ajoutées' })}.`,
      known > 0 && `${count(known, { one: 'partie était', other: 'parties étaient' })} déjà là.`,
      unfinished > 0 && `${count(unfinished, { one: 'partie n’est pas finie', other: 'parties ne sont pas finies' })}.`,
    ),
  none: 'Les parties que tu joues jusqu’au bout sur cet appareil apparaissent ici.',
  unreadable: 'Ce que cet appareil a enregistré ne peut pas être lu.',
  noneMatch: 'Il n’y a pas de partie comme ça.',
  filter: 'Quelles parties?',
  variant: 'Variante',
  opponents: 'Contre',
  outcome: 'Résultat',
  all: 'Toutes',
  against: { bots: 'Animaux', people: 'Personnes' },
  outcomes: { won: 'Gagnées', lost: 'Perdues' },
  wonWith: ({ points }) => `Gagnée avec ${nPoints(points)}`,
  lostWith: ({ points }) => `Perdue avec ${nPoints(points)}`,
  wonBy: ({ who, points }) => `${doTogether(who, avoir)} gagné avec ${nPoints(points)}`,
  memory: ({ score }) => `mémoire ${number(score)}`,
  games: nGames,
  date: (milliseconds) => dates.format(milliseconds),
  more: 'Montrer plus',
  memoryTitle: 'Ta mémoire',
  memoryLine: ({ games, mean }) => `${nGames(games)}, ${number(mean)} points sur 100 en moyenne`,
  levels: 'Contre les animaux',
  wins: ({ animal, won, played }) => `${animal}: ${number(won)} gagnées sur ${number(played)}`,
  export: 'Tout enregistrer dans un fichier',
  delete: 'Tout effacer',
  deleteQuestion: 'Effacer toutes les parties de cet appareil? Elles ne reviennent pas.',
  deleteYes: 'Oui, tout effacer',
  deleteNo: 'Non, les garder',
  deleted: 'Toutes les parties sont effacées.',
};
