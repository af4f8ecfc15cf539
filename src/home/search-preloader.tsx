import { useRootData } from '#api/root-data.ts'
import type { ProductName } from '#contract/products.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { SearchSkeleton } from '#booking/search/search-skeleton.tsx'
import styles from '#home/search-preloader.module.css'

/** `constants` of the app info (GET /api/mobile/info/): for each product, the URLs of its loading pictures. */
type Pictures = Partial<Record<ProductName, { search_loader_images: string[] }>>

/**
 * Loading screen that covers home while a search is starting. It appears after 150 ms; the search form keeps its
 * values.
 */
export function SearchPreloader({ product, searching }: { product: ProductName; searching: string }) {
  const late = useDelayed(true)
  const constants: Pictures = useRootData().appInfo.constants
  const [image] = constants[product]?.search_loader_images ?? []
  return (
    <div className={styles.panel} data-late={late}>
      <p className={styles.status} role="status">
        {late && searching}
      </p>
      {image && <img src={image} alt="" width={240} height={72} className={styles.image} />}
      {late && <SearchSkeleton label={searching} />}
    </div>
  )
}
