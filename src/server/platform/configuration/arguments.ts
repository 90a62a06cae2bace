// What may stand behind the command: `npm start -- --lan`.
import { WrongSetting, type Environment } from './settings.ts';

/** The environment with what the command's arguments set in it. Throws WrongSetting. */
export function withArguments(environment: Environment, given: readonly string[]): Environment {
  if (given.length === 0) return environment;
  if (given.some((argument) => argument !== '--lan')) {
    throw new WrongSetting('The command is wrong: behind it, it takes --lan or nothing.');
  }
  return { ...environment, LAN: 'true' };
}
