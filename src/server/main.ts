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
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // npm passes on what the terminal has sent as well: the second one must not cut the first one's grace short.
    process.on(signal, () => {
      stopped ??= server.stop().then(() => process.exit(0));
    });
  }
  console.log(server.greeting);
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable)) throw error;
  console.error(error.message);
  process.exit(1);
}
