// The linter's rules. What may import what stands in `boundaries.ts`.
import { defineConfig, type OxlintOverride } from 'oxlint';
import { refusedBy, roomsOf } from './boundaries.ts';

const rooms = roomsOf(import.meta.dirname);

/** One override a room, the inner ones last: of those that fit a file the last one counts. */
const boundaries = rooms
  .toSorted((one, other) => one.path.length - other.path.length)
  .map((room): OxlintOverride => {
    const message = `boundaries.ts says what ${room.path} may import.`;
    const patterns = refusedBy(room, rooms).map((regex) => ({ regex, message }));
    return {
      files: [/\.tsx?$/u.test(room.path) ? room.path : `${room.path}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
  });

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  ignorePatterns: ['dist', 'dist-*', 'data', 'node_modules'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: {
          attributes: false,
        },
      },
    ],
    'typescript/unbound-method': 'off',
    'typescript/consistent-return': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/consistent-type-imports': 'error',
    'max-lines': [
      'error',
      {
        max: 250,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'no-shadow': 'off',
    'react-in-jsx-scope': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-named-as-default-member': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'no-underscore-dangle': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-unmodified-loop-condition': 'off',
    'promise/always-return': 'off',
    'vitest/valid-describe-callback': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect*'],
      },
    ],
    'vitest/valid-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'import/no-named-as-default': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
        ignoreExternal: true,
      },
    ],
  },
  overrides: [
    ...boundaries,
    {
      // Every sentence stands in `locales`; the design screen is for those who write Riffle.
      files: ['src/web/**/*.tsx'],
      excludeFiles: ['src/web/features/design/**', 'src/web/**/*.test.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            allowedStrings: ['·', '/', ':', ', ', '×', '–', '+', '#'],
            restrictedAttributes: [
              'aria-label',
              'aria-description',
              'aria-valuetext',
              'alt',
              'title',
              'placeholder',
              'label',
              'description',
              'hint',
              'message',
              'text',
              'confirm',
              'cancel',
            ],
          },
        ],
      },
    },
    {
      files: ['src/domain/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            name: 'Date',
            message: 'Time comes in as an argument.',
          },
          {
            name: 'performance',
            message: 'Time comes in as an argument.',
          },
          {
            name: 'crypto',
            message: 'Chance comes in as an argument.',
          },
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Chance comes in as an argument.',
          },
        ],
      },
    },
    {
      files: [
        '{src,eval}/**/*.test.{ts,tsx}',
        'tests/**/*.{ts,tsx}',
        'bench/**/*.ts',
        'scripts/**/*.ts',
        '*.config.ts',
      ],
      rules: {
        'max-lines-per-function': 'off',
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-call': 'off',
      },
    },
    {
      files: [
        'src/server/platform/database/migrations/*.ts',
        '**/*.test.{ts,tsx}',
        'tests/**/*.ts',
      ],
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
      },
    },
  ],
});
