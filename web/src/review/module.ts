// The review itself: src/wasm/review_exports.cpp with types.
import type { Choice, MoveText } from '../engine/protocol';
import { TextModule, type TextExports } from '../engine/text_module';
import type { GamesFile, Recorded, Report, Verdict } from './protocol';

interface Exports extends TextExports {
  review_games: () => number;
  review_open: () => number;
  review_report: () => number;
  review_choices: (decision: number) => number;
  review_judge: (decision: number, positions: number) => number;
}

export class ReviewModule extends TextModule<Exports> {
  games(file: string): GamesFile {
    return this.ask(this.exports.review_games, file) as GamesFile;
  }

  open(record: string): Recorded {
    return this.ask(this.exports.review_open, record) as Recorded;
  }

  report(): Report {
    return this.ask(this.exports.review_report) as Report;
  }

  choices(decision: number): Choice[] {
    return this.ask(() => this.exports.review_choices(decision)) as Choice[];
  }

  // Judges the decision made, or another move instead.
  judge(decision: number, positions: number, instead?: MoveText): Verdict {
    return this.ask(() => this.exports.review_judge(decision, positions), instead) as Verdict;
  }
}
