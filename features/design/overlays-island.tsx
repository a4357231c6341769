'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LoadMore } from '@/components/ui/load-more'
import { Menu } from '@/components/ui/menu'
import { Sheet } from '@/components/ui/sheet'
import { showToast, type ToastTone } from '@/components/ui/toast'
import { Tooltip } from '@/components/ui/tooltip'

import type { DesignCopy } from './design-copy'
import { Specimen } from './specimen'

const overlays = ['dialog', 'bottom', 'end'] as const
const tones: readonly ToastTone[] = ['success', 'danger', 'info']

/** What opens over the page, and what waits for an answer. */
export function OverlaysIsland({ copy }: { copy: DesignCopy }) {
  const { feedback } = copy
  const [open, setOpen] = useState<(typeof overlays)[number] | null>(null)
  const [loading, setLoading] = useState(false)
  const close = () => {
    setOpen(null)
  }
  const content = (
    <div className="grid gap-4">
      <p>{feedback.dialogText}</p>
      <p>{copy.fields.longText}</p>
    </div>
  )
  const footer = <Button onClick={close}>{feedback.understood}</Button>
  return (
    <>
      <Specimen name="Dialog, Sheet, Menu, Tooltip, Toaster">
        <div className="flex flex-wrap gap-3">
          {overlays.map((overlay) => (
            <Button
              key={overlay}
              variant="secondary"
              size="compact"
              onClick={() => {
                setOpen(overlay)
              }}
            >
              {feedback[overlay]}
            </Button>
          ))}
          <Menu
            label={feedback.menu}
            entries={[
              { key: 'a', label: feedback.retry, onSelect: close },
              { key: 'b', label: copy.content.category, href: '#content' },
            ]}
          />
          <Tooltip
            trigger={
              <Button variant="quiet" size="compact">
                {feedback.term}
              </Button>
            }
          >
            {feedback.termText}
          </Tooltip>
        </div>
        <div className="mt-3 flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Button
              key={tone}
              variant="quiet"
              size="compact"
              onClick={() => {
                showToast({ tone, text: feedback[tone] })
              }}
            >
              {feedback.toast}: {feedback[tone]}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="LoadMore">
        <LoadMore
          page={1}
          pageCount={5}
          loading={loading}
          onLoadMore={() => {
            setLoading(!loading)
          }}
          copy={{ more: feedback.more, loading: feedback.loadingMore }}
          shown={feedback.shown}
        />
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={feedback.dialogTitle}
        description={feedback.alertText}
        closeLabel={feedback.close}
        footer={footer}
      >
        {content}
      </Dialog>
      <Sheet open={open === 'bottom'} onOpenChange={close} title={feedback.dialogTitle} closeLabel={feedback.close}>
        {content}
      </Sheet>
      <Sheet
        open={open === 'end'}
        onOpenChange={close}
        placement="end"
        size="small"
        title={feedback.dialogTitle}
        closeLabel={feedback.close}
        footer={footer}
      >
        {content}
      </Sheet>
    </>
  )
}
