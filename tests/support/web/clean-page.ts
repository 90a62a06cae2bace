// Around every test of the `web` project.
import { afterEach, beforeEach } from 'vitest';
import { hidePage } from './hands.ts';
import { endClean, startClean } from './open-app.tsx';

beforeEach(hidePage);
beforeEach(startClean);
afterEach(endClean);
