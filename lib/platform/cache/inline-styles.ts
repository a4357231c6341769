import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { processWide } from '../process/process-wide.ts'
import { needsOf } from './document-needs.ts'
import { readStyleSheet, type StyleSheet } from './used-styles.ts'

/** A style sheet of the build, as React writes it. */
const sheetLink = /<link rel="stylesheet" href="\/_next\/static\/([^"?]+)(\?[^"]*)?" data-precedence="([^"]+)"\/>/g

/** A document whose first paint waits for no other file, and attributes of links to its whole sheets. */
export interface StyledDocument {
  readonly html: string
  readonly sheets: readonly { readonly rel: string; readonly href: string; readonly 'data-precedence': string }[]
}

/**
 * Replaces links to style sheets by the rules that apply to the document. The whole sheets follow after the first paint, as links
 * that React knows by address and precedence; without scripts they are fetched at once.
 *
 * @param distDir folder of the build
 */
export function inlineStyles(html: string, distDir: string): StyledDocument {
  const links = [...html.matchAll(sheetLink)]
  const at = links[0]?.index
  if (at === undefined) return { html, sheets: [] }
  const needs = needsOf(html)
  const styles = links.map(([, file = '']) => sheetOf(distDir, file)(needs)).join('')
  const withoutScripts = links.map(([link]) => link).join('')
  const unlinked = html.replaceAll(sheetLink, '')
  return {
    html: `${unlinked.slice(0, at)}<style>${styles}</style><noscript>${withoutScripts}</noscript>${unlinked.slice(at)}`,
    sheets: links.map(([, file = '', query = '', precedence = '']) => ({
      rel: 'stylesheet',
      href: `/_next/static/${file}${query}`,
      'data-precedence': precedence,
    })),
  }
}

/** Files of a build never change. */
function sheetOf(distDir: string, file: string): StyleSheet {
  const sheets = processWide('style-sheets', () => new Map<string, StyleSheet>())
  const path = join(distDir, 'static', file)
  const sheet = sheets.get(path) ?? readStyleSheet(readFileSync(path, 'utf8'), `/_next/static/${dirname(file)}/`)
  sheets.set(path, sheet)
  return sheet
}
