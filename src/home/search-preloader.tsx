import { useRootData } from '#api/root-data.ts'
import type { ProductName } from '#contract/products.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { SearchSkeleton } from '#booking/search/search-skeleton.tsx'
import styles from '#home/search-preloader.module.css'

/** The product pictures in the app info. */
type Pictures = Partial<Record<ProductName, { search_loader_images: string[] }>>

/** Loading screen over home while a search is starting, shown after 150 ms; the form below keeps its state. */
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
