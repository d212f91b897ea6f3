import weightsUrl from '../../../src/bots/evaluation/network/evaluation.weights?url';
import moduleUrl from '../../../build/wasm/review.wasm?url';
import { serve } from '../engine/answering';
import { loadingFrom } from '../engine/text_module';
import { reviewing } from './host';
import { ReviewModule } from './module';

serve(self, reviewing(loadingFrom(ReviewModule, moduleUrl, weightsUrl)));
