import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Airport } from '#contract/frame.ts'
import { type AirportGroup, AirportOptions } from '#home/airport-options.tsx'
import styles from '#home/airport-popup.module.css'
import { recentAirports } from '#home/recent-airports.ts'
import { useAirportSearch } from '#home/use-airport-search.ts'
import type { Side } from '#home/search-fields.ts'
import { Notice } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Popup } from '#ui/popup.tsx'

interface AirportPopupProps {
  side: Side
  open: boolean
  /** Another number begins the search anew. */
  round: number
  /** What was typed before the popup could open. */
  initialKeyword: string
  /** Why the traveller is asked again. */
  notice?: string | undefined
  popular: Airport[]
  onChoose: (airport: Airport) => void
  onClose: () => void
}

/** Picks an airport: earlier and popular ones at first, what the keyword finds from three characters on. */
export function AirportPopup({ side, open, round, onClose, ...content }: AirportPopupProps) {
  const { t } = useLingui()
  return (
    <Popup flush title={side === 'departure' ? t`Nereden` : t`Nereye`} open={open} onClose={onClose}>
      {open && <Search key={round} side={side} onClose={onClose} {...content} />}
    </Popup>
  )
}

function Search({
  side,
  initialKeyword,
  notice,
  popular,
  onChoose,
  onClose,
}: Omit<AirportPopupProps, 'open' | 'round'>) {
  const { t } = useLingui()
  const id = useId()
  const [keyword, setKeyword] = useState(initialKeyword)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const { results, searching, running, recent } = useAirportSearch(keyword)
  const groups: AirportGroup[] = searching
    ? [{ key: 'results', title: null, airports: results ?? [] }]
    : [
        { key: 'recent', title: t`Son Arananlar`, airports: recentAirports(recent, side) },
        { key: 'popular', title: t`Popüler havalimanları`, airports: popular },
      ]
  const shown = groups.flatMap((group) => group.airports)
  const activeId = active >= 0 && active < shown.length ? `${id}-${active}` : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[active] ?? (searching && !running ? shown[0] : undefined)
    if (event.key === 'ArrowDown') setActive((index) => (index + 1) % Math.max(1, shown.length))
    else if (event.key === 'ArrowUp') setActive((index) => (index <= 0 ? shown.length - 1 : index - 1))
    else if (event.key === 'Enter' && chosen) onChoose(chosen)
    // A search field would empty itself on the first Escape and close on the second.
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
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
          aria-label={t`Şehir veya havalimanı yazın`}
          placeholder={t`Şehir veya havalimanı yazın`}
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
      {notice && keyword === initialKeyword && (
        <div className={styles.notice}>
          <Notice tone="warning" live>
            {notice}
          </Notice>
        </div>
      )}
      <AirportOptions id={id} label={t`Havalimanları`} groups={groups} active={active} onChoose={onChoose} />
      <p role="status" className={styles.status}>
        {searching && results?.length === 0 && <Trans>Aramanızla eşleşen havalimanı bulunamadı.</Trans>}
      </p>
    </>
  )
}
