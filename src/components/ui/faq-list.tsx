interface FaqListProps {
  faqs: readonly { question: string; answer: string }[];
  /** How many of the answers stand open for good; the others fold, the first of them unfolded. */
  primary?: number;
  as?: 'h3' | 'h4';
}

/** Questions and answers: all questions in sight, secondary answers one press away. */
export function FaqList({ faqs, primary = 0, as: Question = 'h3' }: FaqListProps) {
  return (
    <div className="faq">
      {faqs.map(({ question, answer }, index) =>
        index < primary ? (
          <div key={question}>
            <Question>{question}</Question>
            <p>{answer}</p>
          </div>
        ) : (
          <details key={question} open={index === primary}>
            <summary>
              <Question>{question}</Question>
            </summary>
            <p>{answer}</p>
          </details>
        ),
      )}
    </div>
  );
}
