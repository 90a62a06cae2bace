// Around every test of the `web` project.
import './hands.ts';
import { afterEach, beforeEach } from 'vitest';
import { endClean, startClean } from './open-app.tsx';

beforeEach(startClean);
afterEach(endClean);
