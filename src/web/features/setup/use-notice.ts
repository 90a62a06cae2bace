import { useEffect } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { readStored, writeStored } from '#web/platform/storage/stored.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Says a category's word of care the first time it is opened in this browser. */
export function useNotice(category: CategoryId): void {
  const { alert } = useAlerts();
  useEffect(() => {
    const { name, notice } = categoryText[category];
    const key = `riffle:notice:${category}` as const;
    if (notice === undefined || readStored(key) !== null) return;
    writeStored(key, 'said');
    void alert(notice, { title: name });
  }, [category, alert]);
}
