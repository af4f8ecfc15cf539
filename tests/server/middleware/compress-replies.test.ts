// @vitest-environment node
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { ApiVariables } from '#server/http/request-context.ts'
import { publicJson } from '#server/http/public-json.ts'
import { compressReplies } from '#server/middleware/compress-replies.ts'

const app = new Hono<{ Variables: ApiVariables }>()
app.use(compressReplies)
app.get('/countries/', (c) => publicJson(c, Array(200).fill('Türkiye'), 60))

const countries = async (headers: Record<string, string>) => app.request('/countries/', { headers })

describe('a reply', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['BR', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['*', 'br'],
    ['gzip;q=0.8, *;q=0.1', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.5, gzip', 'gzip'],
    ['deflate', null],
    ['x-br', null],
    ['', null],
  ])('to %j is encoded as %j', async (accepted, encoding) => {
    const { headers } = await countries({ 'Accept-Encoding': accepted })
    expect(headers.get('Content-Encoding')).toBe(encoding)
  })

  test('that is not modified names what it depends on, and a tag that fits every encoding', async () => {
    const first = await countries({ 'Accept-Encoding': 'br' })
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    const again = await countries({ 'Accept-Encoding': 'gzip', 'If-None-Match': tag })
    expect([again.status, again.headers.get('ETag'), again.headers.get('Vary')]).toEqual([
      304,
      tag,
      first.headers.get('Vary'),
    ])
    expect(again.headers.get('Vary')).toBe('X-User-Info, Accept-Encoding')
  })
})
