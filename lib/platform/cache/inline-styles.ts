import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { processWide } from '../process/process-wide.ts'
import { needsOf } from './document-needs.ts'
import { readStyleSheet, type StyleSheet, withPaths } from './used-styles.ts'

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
  const styles = sheetOf(
    distDir,
    links.map(([, file = '']) => file),
  )(needs)
  const withoutScripts = links.map(([link]) => link.replace(/ data-precedence="[^"]*"/, '')).join('')
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

/** Several sheets are read as one, because one names tokens and animations of another. Files of a build never change. */
function sheetOf(distDir: string, files: readonly string[]): StyleSheet {
  const sheets = processWide('style-sheets', () => new Map<string, StyleSheet>())
  const key = [distDir, ...files].join('\n')
  const css = (file: string) =>
    withPaths(readFileSync(join(distDir, 'static', file), 'utf8'), `/_next/static/${dirname(file)}/`)
  const sheet = sheets.get(key) ?? readStyleSheet(files.map(css).join('\n'))
  sheets.set(key, sheet)
  return sheet
}
