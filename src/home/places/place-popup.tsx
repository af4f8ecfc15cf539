import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PlaceOption } from '#booking/places/places.ts'
import type { ProductName } from '#contract/products.ts'
import { type PlaceGroup, withoutRepeats } from '#home/places/place-groups.ts'
import { PlaceOptions } from '#home/places/place-options.tsx'
import styles from '#home/places/place-popup.module.css'
import type { PlaceName } from '#home/places/place.ts'
import { recentPlaces } from '#home/places/recent-places.ts'
import { usePlaceSearch } from '#home/places/use-place-search.ts'
import { useRecentSearches } from '#home/use-recent-searches.ts'
import { Notice } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Popup } from '#ui/popup.tsx'

/** The parts of the place popup that differ between products. */
interface PlaceSort {
  product: ProductName
  /** Renders an icon in place of the code, for listed places that have no code. */
  mark?: (place: PlaceOption) => ReactNode
  /** Groups the places that match a keyword; by default, they form one group without a title. */
  group?: (places: PlaceOption[]) => PlaceGroup[]
  words: {
    /** Title of the popup if the place to be chosen is neither departure nor arrival. */
    title?: string
    ask: string
    popular: string
    list: string
    nothing: string
  }
  /** Places near the traveller, and the control that loads them. */
  nearby?: { control: ReactNode; group: PlaceGroup }
  /**
   * Suggested keyword for the search for places. It is searched until the traveller types another keyword. It may
   * become known only after the popup has opened.
   */
  suggestion?: string | undefined
}

export interface PlacePickerProps {
  side: PlaceName
  open: boolean
  /**
   * Number of times that a picker of the search form (this popup or another one) was opened. When the number changes,
   * the keyword search in this popup is reset.
   */
  round: number
  /**
   * Keyword with which the popup opens: the text that the traveller has typed in the search form; '' if the form
   * contains a chosen place.
   */
  initialKeyword: string
  /** Error message of the place field, which tells the traveller why a place must be chosen. */
  notice?: string | undefined
  popular: PlaceOption[]
  onChoose: (place: PlaceOption) => void
  onClose: () => void
}

const asOneGroup = (places: PlaceOption[]): PlaceGroup[] => [{ key: 'results', title: null, places }]

/**
 * Popup in which a place is chosen. It lists recent and popular places or, from three typed characters on, search
 * results.
 */
export function PlacePopup({ side, open, round, onClose, ...content }: PlacePickerProps & PlaceSort) {
  const { t } = useLingui()
  const title = content.words.title ?? (side === 'departure' ? t`Nereden` : t`Nereye`)
  return (
    <Popup flush steady title={title} open={open} onClose={onClose}>
      {open && <Search key={round} side={side} onClose={onClose} {...content} />}
    </Popup>
  )
}

function Search({
  product,
  mark,
  group = asOneGroup,
  words,
  nearby,
  suggestion = '',
  side,
  initialKeyword,
  notice,
  popular,
  onChoose,
  onClose,
}: PlaceSort & Omit<PlacePickerProps, 'open' | 'round'>) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setKeyword] = useState(initialKeyword || null)
  const keyword = typed ?? suggestion
  const untouched = typed === null
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  // Selects the suggested keyword in the search input, so that the first typed key replaces it.
  useEffect(() => {
    if (suggestion && untouched) box.current?.select()
  }, [suggestion, untouched])
  const { results, searching, running, failed } = usePlaceSearch(product, keyword)
  const recent = useRecentSearches(product) ?? []
  const groups = withoutRepeats(
    searching
      ? [...(untouched && nearby ? [nearby.group] : []), ...group(results ?? [])]
      : [
          ...(nearby ? [nearby.group] : []),
          { key: 'recent', title: t`Son Arananlar`, places: recentPlaces(recent, side) },
          { key: 'popular', title: words.popular, places: popular },
        ],
  )
  const shown = groups.flatMap(({ places }) => places)
  const activeId = active >= 0 && active < shown.length ? `${id}-${active}` : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[active] ?? (searching && !running ? shown[0] : undefined)
    if (event.key === 'ArrowDown') setActive((index) => (index + 1) % Math.max(1, shown.length))
    else if (event.key === 'ArrowUp') setActive((index) => (index <= 0 ? shown.length - 1 : index - 1))
    else if (event.key === 'Enter' && chosen) onChoose(chosen)
    // The first Escape closes the popup; the browser's default would clear the search input first.
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    // Keeps the current keyword, so that a `suggestion` that becomes known later is ignored. It would change the list
    // while the traveller moves through it with the arrow keys.
    setKeyword(keyword)
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.box} data-running={running}>
        <Icon name="search" size={20} className={styles.glass ?? ''} />
        <input
          ref={box}
          type="search"
          role="combobox"
          aria-label={words.ask}
          placeholder={words.ask}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          className={styles.input}
        />
      </div>
      {notice && (typed ?? '') === initialKeyword && (
        <div className={styles.notice}>
          <Notice tone="warning" live>
            {notice}
          </Notice>
        </div>
      )}
      {(untouched || !searching) && nearby?.control}
      <PlaceOptions id={id} label={words.list} mark={mark} groups={groups} active={active} onChoose={onChoose} />
      <p role="status" className={styles.status}>
        {searching && results?.length === 0 && words.nothing}
        {failed && <Trans>Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.</Trans>}
        {searching && !running && shown.length > 0 && (
          <span className="visually-hidden">
            <Plural value={shown.length} one="# sonuç" other="# sonuç" />
          </span>
        )}
      </p>
    </>
  )
}
