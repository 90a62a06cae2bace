import type { CategoryId } from '#domain/category/categories.ts';
import styles from './scenery.module.css';

/** The room around the table, painted dark enough to be written on. Only the picture of this category is fetched. */
export function Scenery({ suit }: { readonly suit: CategoryId }) {
  return <div className={styles['scenery']} data-scenery={suit} aria-hidden="true" />;
}
