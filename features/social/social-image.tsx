interface SocialImageProps {
  title: string
  siteName: string
}

/** Image for social networks, 1200 × 630 px: the title in its own script over terraces, in the colours of the hero. */
export function SocialImage({ title, siteName }: SocialImageProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 72,
        background: '#0d1130',
        color: '#ffffff',
      }}
    >
      <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', left: 0, top: 0 }}>
        {[0, 1, 2, 3, 4].map((step) => (
          <path
            key={step}
            d={`M0 ${610 - step * 14}C300 ${600 - step * 34} 700 ${560 - step * 70} 1200 ${470 - step * 88}V630H0Z`}
            fill="#8f9bf5"
            fillOpacity="0.09"
          />
        ))}
        <path d="M0 554C300 464 700 280 1200 118" fill="none" stroke="#e5a244" strokeWidth="5" />
      </svg>
      <div style={{ display: 'flex', fontSize: title.length > 70 ? 54 : 68, lineHeight: 1.28, maxWidth: 980 }}>
        {title.length > 120 ? `${title.slice(0, 117)}…` : title}
      </div>
      <div style={{ display: 'flex', fontSize: 32, color: '#c7cdf2' }}>{siteName}</div>
    </div>
  )
}
