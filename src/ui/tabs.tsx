import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './tabs.module.css'

interface Tab {
  key: string
  label: ReactNode
  icon?: IconName
  panel: ReactNode
}

/** Shows tabs within a page. All panels are in the DOM, but only one is visible; arrow keys move between tabs. */
export function Tabs({ label, tabs, initial }: { label: string; tabs: readonly Tab[]; initial?: string }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(initial ?? tabs[0]?.key)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const index = tabs.findIndex((tab) => tab.key === current)
    const target = { [forward]: index + 1, [backward]: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    if (target === undefined) return
    event.preventDefault()
    const next = target % tabs.length
    setCurrent(tabs[next]?.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-${tab.key}-panel`}
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setCurrent(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} size={20} />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== current}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}
