import { Search } from 'lucide-react';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { libraryText } from '#sentences/library.ts';
import type { Library } from './use-library.ts';
import { Select } from '#web/ui/select.tsx';

const ORDER = [...CATEGORY_IDS.filter((id) => id !== 'free'), 'free'] as const;

/** The search box and the category filter (LIB-04). */
export function LibraryFilters({ library }: { readonly library: Library }) {
  const { search, category, setSearch, setCategory } = library;
  return (
    <search className="flex min-w-0 grow flex-wrap items-end gap-4">
      <label className="relative min-w-0 grow basis-64">
        <span className="sr-only">{libraryText.search}</span>
        <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-fg-soft" />
        <input
          type="search"
          className="field-box pl-11"
          placeholder={libraryText.searchPlaceholder}
          maxLength={120}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <div className="min-w-[min(13rem,100%)] max-sm:w-full">
        <Select
          label={libraryText.category}
          value={category}
          onChange={setCategory}
          options={[
            { value: 'all' as const, label: libraryText.allCategories },
            ...ORDER.map((id) => ({ value: id, label: categoryText[id].name })),
          ]}
        />
      </div>
    </search>
  );
}
