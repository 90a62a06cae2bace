import './still.css';
import { onTestFinished } from 'vitest';

/** For the rest of this test, what the styles set in motion moves. */
export function letMove(): void {
  const { dataset } = document.documentElement;
  dataset['moving'] = '';
  onTestFinished(() => {
    delete dataset['moving'];
  });
}
