// Loaded into a server under test before anything else: it ends with the process that started it, however that
// ended. A test worker that is killed has no chance to stop its servers.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
