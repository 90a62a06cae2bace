// A host's decks lie in the order in which My Games shows them, so that a page of them needs no sorting.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up({ schema }: Tables, _engine: Engine): Promise<void> {
  await schema
    .createIndex('game_order')
    .on('game')
    .columns(['userId', 'createdAt desc', 'id'])
    .execute();
  await schema.dropIndex('game_userId_createdAt').execute();
}
