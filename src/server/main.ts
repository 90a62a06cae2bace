// Reads the configuration, builds the parts, listens. The one place that knows every room.
import { runServer } from './server.ts';
import { DatabaseUnavailable } from '#server/database/connection.ts';
import { readConfiguration } from './configuration.ts';
import { WrongSetting } from './settings.ts';

try {
  const server = await runServer(readConfiguration(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  console.log(server.greeting);
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable)) throw error;
  console.error(error.message);
  process.exit(1);
}
