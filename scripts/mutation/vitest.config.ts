// The project's own tests, told which mutant is switched on, and noting what they came past.
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';

/** Tests in the order that they were asked for. */
class GivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** In Node the instrumented code asks the environment; a page is told before its first script. */
const tellPage: Plugin = {
  name: 'tell-page-its-mutant',
  transformIndexHtml: () => {
    const switches = { activeMutant: process.env['__STRYKER_ACTIVE_MUTANT__'] };
    const children = `globalThis.__stryker__ = ${JSON.stringify(switches)}`;
    return [{ tag: 'script', injectTo: 'head-prepend', children }];
  },
};

const projects = (base.test?.projects ?? []).map((project) => {
  if (typeof project !== 'object' || !('test' in project))
    throw new Error('A project without tests');
  const { setupFiles = [], exclude = [], ...test } = project.test ?? {};
  return {
    ...project,
    plugins: [...(project.plugins ?? []), tellPage],
    test: {
      ...test,
      // What kills and cuts is in processes of its own, and long.
      exclude: [...exclude, '**/node_modules/**', 'tests/faults/**', 'tests/laws/**'],
      setupFiles: ['scripts/mutation/covering.ts', ...[setupFiles].flat()],
    },
  };
});

export default defineConfig({
  ...base,
  test: { ...base.test, projects, sequence: { sequencer: GivenOrder } },
});
