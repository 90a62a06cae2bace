import type { BankTemplate } from './topic.ts';

export const TEMPLATES: readonly BankTemplate[] = [];
