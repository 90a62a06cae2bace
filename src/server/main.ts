// Reads the configuration, builds the parts, listens. The one place that knows every room.
import { runServer } from './app.ts';
import { DatabaseUnavailable } from '#server/platform/database/connection.ts';
import { withArguments } from '#server/platform/configuration/arguments.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { WrongSetting } from '#server/platform/configuration/settings.ts';

try {
  const server = await runServer(
    readConfiguration(withArguments(process.env, process.argv.slice(2))),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  console.log(server.greeting);
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable)) throw error;
  console.error(error.message);
  process.exit(1);
}
