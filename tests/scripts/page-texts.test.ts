/** Tests which messages each page gets (docs/decisions/0051-texts-in-documents.md). */
import { expect, it } from 'vitest'
import { textsOfPages } from '../../scripts/page-texts.ts'
import { idsOfPage } from '#server/web/text-ids.ts'

const [entry, home, sections, menu, failed] = [
  'src/entry.client.tsx',
  'src/home/home-route.tsx',
  'src/home/home-sections.tsx',
  'src/app/menu-panel.tsx',
  'src/app/error-page.tsx',
] as const

/** Modules by path, with the messages in their code, what they import, and what they load later. */
const graph: Record<string, { code?: string; needs?: string[]; later?: string[] }> = {
  [entry]: { code: '_("frame1")', needs: ['src/frame.tsx'], later: [home] },
  'src/frame.tsx': { code: 'jsx(Trans,{id:`frame2`})', needs: [failed], later: [menu] },
  [failed]: { code: '_("error1")', needs: ['src/ui/page.tsx'] },
  'src/ui/page.tsx': { code: '_("shared")' },
  [menu]: { code: '_("menu_1")' },
  [home]: { code: 'const it={id:"home-1"},"other1"', needs: ['src/frame.tsx', 'src/ui/page.tsx'], later: [sections] },
  [sections]: { code: "_('part_1'),_('part_2')", later: ['src/unknown.ts'] },
}

const pages = textsOfPages(
  `/app/${entry}`,
  '/app',
  (id) => {
    const { code = null, needs = [], later = [] } = graph[id.replace('/app/', '')] ?? {}
    return id.replace('/app/', '') in graph
      ? {
          code,
          importedIds: needs.map((path) => `/app/${path}`),
          dynamicallyImportedIds: later.map((path) => `/app/${path}`),
        }
      : null
  },
  (id) => id !== 'other1',
)

const idsOf = (...asked: string[]) => [...idsOfPage(pages, ['home/home-route'], new Set(asked))].toSorted()

it('finds the messages of a module and of all that it imports, without those of the entry', () => {
  expect(pages[entry]).toEqual({ texts: ['frame1', 'frame2'], parts: [failed] })
  expect(pages[home]).toEqual({ texts: ['home-1', 'shared'], parts: [sections] })
  expect(pages[sections]?.texts).toEqual(['part_1', 'part_2'])
})

it('gives a document the messages of its entry and its route, and none of what is loaded with a tap', () => {
  expect(idsOf()).toEqual(['frame1', 'frame2', 'home-1', 'shared'])
})

it('adds all messages of a part once the server has asked for one that only this part has', () => {
  expect(idsOf('part_2')).toEqual(['frame1', 'frame2', 'home-1', 'part_1', 'part_2', 'shared'])
  expect(idsOf('error1')).toEqual(['error1', 'frame1', 'frame2', 'home-1', 'shared'])
  expect(idsOf('shared')).toEqual(idsOf())
})

it('adds a message that comes with data', () => {
  expect(idsOf('menu_1')).toEqual(['frame1', 'frame2', 'home-1', 'menu_1', 'shared'])
})
