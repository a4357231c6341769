import { clsx } from 'clsx'
import type { ReactElement, SVGProps } from 'react'

import sheet from './icon-sheet.svg'

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement

/**
 * An icon by reference: its drawing is in one file for all pages (icon-sheet.svg, drawn from lucide by
 * tests/icons/icon-sheet.test.ts), not in every document and script that shows it. Decorative unless it has a label.
 */
function icon(name: string): Icon {
  return function SheetIcon({ className, ...props }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden={props['aria-label'] === undefined || undefined}
        className={clsx('icon', className)}
        {...props}
      >
        <use href={`${sheet.src}#${name}`} />
      </svg>
    )
  }
}

export const ArrowLeft = /* @__PURE__ */ icon('arrow-left')
export const ArrowRight = /* @__PURE__ */ icon('arrow-right')
export const ArrowUp = /* @__PURE__ */ icon('arrow-up')
export const ArrowUpRight = /* @__PURE__ */ icon('arrow-up-right')
export const Ban = /* @__PURE__ */ icon('ban')
export const Bookmark = /* @__PURE__ */ icon('bookmark')
export const BookOpen = /* @__PURE__ */ icon('book-open')
export const CalendarCheck = /* @__PURE__ */ icon('calendar-check')
export const Camera = /* @__PURE__ */ icon('camera')
export const CameraOff = /* @__PURE__ */ icon('camera-off')
export const ChartLine = /* @__PURE__ */ icon('chart-line')
export const Check = /* @__PURE__ */ icon('check')
export const ChevronDown = /* @__PURE__ */ icon('chevron-down')
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left')
export const ChevronRight = /* @__PURE__ */ icon('chevron-right')
export const CircleAlert = /* @__PURE__ */ icon('circle-alert')
export const CircleCheck = /* @__PURE__ */ icon('circle-check')
export const CircleDashed = /* @__PURE__ */ icon('circle-dashed')
export const CircleHelp = /* @__PURE__ */ icon('circle-help')
export const CloudOff = /* @__PURE__ */ icon('cloud-off')
export const Copy = /* @__PURE__ */ icon('copy')
export const Download = /* @__PURE__ */ icon('download')
export const ExternalLink = /* @__PURE__ */ icon('external-link')
export const FileText = /* @__PURE__ */ icon('file-text')
export const Globe = /* @__PURE__ */ icon('globe')
export const Info = /* @__PURE__ */ icon('info')
export const Link2 = /* @__PURE__ */ icon('link-2')
export const LocateFixed = /* @__PURE__ */ icon('locate-fixed')
export const Mail = /* @__PURE__ */ icon('mail')
export const MapPin = /* @__PURE__ */ icon('map-pin')
export const Maximize2 = /* @__PURE__ */ icon('maximize-2')
export const Menu = /* @__PURE__ */ icon('menu')
export const Monitor = /* @__PURE__ */ icon('monitor')
export const Moon = /* @__PURE__ */ icon('moon')
export const Newspaper = /* @__PURE__ */ icon('newspaper')
export const Pencil = /* @__PURE__ */ icon('pencil')
export const Percent = /* @__PURE__ */ icon('percent')
export const Phone = /* @__PURE__ */ icon('phone')
export const Play = /* @__PURE__ */ icon('play')
export const Plus = /* @__PURE__ */ icon('plus')
export const Printer = /* @__PURE__ */ icon('printer')
export const Save = /* @__PURE__ */ icon('save')
export const Search = /* @__PURE__ */ icon('search')
export const Share2 = /* @__PURE__ */ icon('share-2')
export const ShieldCheck = /* @__PURE__ */ icon('shield-check')
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal')
export const Smartphone = /* @__PURE__ */ icon('smartphone')
export const Sun = /* @__PURE__ */ icon('sun')
export const SwitchCamera = /* @__PURE__ */ icon('switch-camera')
export const Trash2 = /* @__PURE__ */ icon('trash-2')
export const TriangleAlert = /* @__PURE__ */ icon('triangle-alert')
export const Upload = /* @__PURE__ */ icon('upload')
export const X = /* @__PURE__ */ icon('x')
