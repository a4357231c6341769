import { ArrowRight, Phone } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-class'
import { Chip } from '@/components/ui/chip'
import { LinkButton } from '@/components/ui/link-button'
import { Pagination } from '@/components/ui/pagination'
import { Spinner } from '@/components/ui/spinner'

import type { DesignCopy } from './design-copy'
import { Specimen, SpecimenGroup } from './specimen'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const tones: readonly BadgeTone[] = ['neutral', 'primary', 'bronze', 'success', 'warning', 'danger']

interface ActionsSectionProps {
  copy: DesignCopy
  pagination: ComponentProps<typeof Pagination>['copy']
}

export function ActionsSection({ copy, pagination }: ActionsSectionProps) {
  const { actions } = copy
  return (
    <SpecimenGroup id="actions" title={copy.groups.actions}>
      <Specimen name="Button">
        <div className="flex flex-col gap-3">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap gap-3">
              <Button variant={variant}>{actions.press}</Button>
              <Button variant={variant} loading>
                {actions.press}
              </Button>
              <Button variant={variant} disabled>
                {actions.disabled}
              </Button>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="LinkButton, Button: size, icon, block">
        <div className="flex flex-col items-start gap-3">
          <LinkButton href="/design" size="large" iconAfter={<ArrowRight aria-hidden className="size-5" />}>
            {actions.openAccount}
          </LinkButton>
          <LinkButton href="/design" variant="secondary" size="compact" icon={<Phone aria-hidden className="size-4" />}>
            {actions.call}
          </LinkButton>
          <Button block>{actions.long}</Button>
        </div>
        <div data-scheme="dark" className="mt-4 flex flex-wrap gap-3 rounded-card bg-hero p-5">
          <Button variant="bronze">{actions.openAccount}</Button>
          <Button variant="secondary">{actions.press}</Button>
          <Button variant="quiet">{actions.press}</Button>
        </div>
      </Specimen>
      <Specimen name="Badge, Chip, Spinner">
        <div className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {actions.badge}
            </Badge>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Chip pressed>{actions.chosen}</Chip>
          <Chip pressed={false}>{actions.chip}</Chip>
          <Chip disabled>{actions.disabled}</Chip>
          <Spinner className="ms-4 text-primary" />
        </div>
      </Specimen>
      <Specimen name="Breadcrumb, text-link, Pagination">
        <Breadcrumb
          label={copy.content.breadcrumb}
          crumbs={[
            { label: copy.content.home, href: '/' },
            { label: copy.content.category, href: '/design' },
            { label: copy.content.postTitle },
          ]}
        />
        <p className="mt-4">
          {actions.sentence}{' '}
          <a href="#actions" className="text-link">
            {actions.link}
          </a>
        </p>
        <div className="mt-6 flex flex-col gap-4">
          {[1, 9, 20].map((page) => (
            <Pagination
              key={page}
              page={page}
              pageCount={20}
              hrefOf={(target) => `#page-${target}`}
              copy={{ ...pagination, label: `${pagination.label} ${page}` }}
            />
          ))}
        </div>
      </Specimen>
    </SpecimenGroup>
  )
}
