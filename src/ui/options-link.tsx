import { message } from '../words';
import { Say } from './say';

/** The way to all that can be set. */
export const OptionsLink = () => (
  <a class="btn link" href="options.html" target="_blank" rel="noopener">
    <Say what={message('options_title')} />
  </a>
);
